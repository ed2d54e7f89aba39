npx hardhat run scripts/fork.ts
