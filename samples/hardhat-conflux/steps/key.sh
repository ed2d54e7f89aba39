npx hardhat vars set CORE_KEY
