npx hardhat run scripts/upgrade-transparent.ts --network espaceLocal
