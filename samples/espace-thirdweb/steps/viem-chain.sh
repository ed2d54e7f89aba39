npx tsx viem-chain.ts
