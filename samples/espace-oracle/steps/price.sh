npx tsx price.ts
