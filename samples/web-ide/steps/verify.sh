npx tsx verify.ts
