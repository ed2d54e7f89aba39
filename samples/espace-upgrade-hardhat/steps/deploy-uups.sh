npx hardhat run scripts/deploy-uups.ts --network espaceLocal
