npx tsx first.ts
