npx hardhat verify etherscan --network espaceLocal $BADGE Gold 3
