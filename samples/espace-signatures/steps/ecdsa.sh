npx tsx ecdsa.ts
