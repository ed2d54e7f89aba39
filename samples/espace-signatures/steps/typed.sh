npx tsx typed.ts
