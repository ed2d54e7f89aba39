npx tsx sign.ts
