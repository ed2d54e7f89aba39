npx tsx addresses.ts
