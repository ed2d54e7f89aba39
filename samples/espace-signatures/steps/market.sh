npx tsx market.ts
