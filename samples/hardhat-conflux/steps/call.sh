npx hardhat run scripts/call.js --network coreLocal
