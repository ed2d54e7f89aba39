npx hardhat run scripts/upgrade-uups.ts --network espaceLocal
