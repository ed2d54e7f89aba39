npx hardhat run scripts/deploy-transparent.ts --network espaceLocal
