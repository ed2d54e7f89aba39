npx hardhat test --network coreLocal
