npx tsx proofs.ts
