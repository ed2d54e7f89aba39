mkdir upgrade && cd upgrade
npx hardhat@3.18.0 --init --template minimal
npm install --save-dev @nomicfoundation/hardhat-keystore@3.1.0 @nomicfoundation/hardhat-node-test-runner@3.1.0 \
  @nomicfoundation/hardhat-viem@3.0.9 viem@2.57.20 @openzeppelin/hardhat-upgrades@4.1.0 \
  @openzeppelin/contracts@5.7.0 @openzeppelin/contracts-upgradeable@5.7.0
