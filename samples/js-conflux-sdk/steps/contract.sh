npx tsx contract.ts
