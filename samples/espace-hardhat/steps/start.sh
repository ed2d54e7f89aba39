mkdir espace-hardhat && cd espace-hardhat
npm init -y && npm pkg set type=module
npm install --save-exact hardhat@3.18.0 @nomicfoundation/hardhat-keystore@3.1.0 \
  @nomicfoundation/hardhat-node-test-runner@3.1.0 @nomicfoundation/hardhat-viem@3.0.9 viem@2.57.20 solc@0.8.37
mkdir contracts scripts test
printf '%s\n' node_modules/ artifacts/ cache/ > .gitignore
