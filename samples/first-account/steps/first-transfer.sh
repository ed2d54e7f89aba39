npx tsx first-transfer.ts
