npx hardhat test test/Layout.ts
