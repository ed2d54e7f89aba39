npm init -y
npm pkg set type=module
npm install --save-exact --save-dev hardhat@3.18.0 @nomicfoundation/hardhat-verify@3.1.1 @nomicfoundation/hardhat-viem@3.0.9 viem@2.57.20 solc@0.8.37 typescript@6.0.3 @types/node@22.19.0
