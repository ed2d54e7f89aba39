npx hardhat test test/Uups.ts
