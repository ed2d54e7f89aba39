npx tsx mistakes.ts
