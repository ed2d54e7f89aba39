mkdir espace-hardhat && cd espace-hardhat &&
  npx hardhat@3.18.0 --init --template minimal &&
  npm install --save-dev --save-exact hardhat@3.18.0 @nomicfoundation/hardhat-toolbox-viem@5.0.7 viem@2.57.20
