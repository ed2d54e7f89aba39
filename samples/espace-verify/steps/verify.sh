npx hardhat verify etherscan --build-profile default --network espaceLocal $BADGE Gold 3
