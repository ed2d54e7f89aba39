npx hardhat run scripts/deploy.js --network coreLocal
