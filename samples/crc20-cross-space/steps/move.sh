npx tsx move.ts
