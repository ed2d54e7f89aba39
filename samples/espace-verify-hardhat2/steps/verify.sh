npx hardhat verify --network espace $BADGE Gold 3
