npx hardhat test test/Transparent.ts
