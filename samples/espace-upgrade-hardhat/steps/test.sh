npx hardhat test
