npx hardhat compile
