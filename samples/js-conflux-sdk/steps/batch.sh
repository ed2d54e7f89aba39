npx tsx batch.ts
