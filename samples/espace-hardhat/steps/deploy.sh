npx hardhat run scripts/deploy.ts --network espaceLocal
