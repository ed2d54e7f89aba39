npx tsx bytes.ts
