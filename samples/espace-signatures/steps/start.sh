mkdir signatures && cd signatures
npm init -y && npm pkg set type=module
npm install --save-exact viem@2.57.20 ethers@6.17.0 solc@0.8.37 @openzeppelin/contracts@5.7.0 tsx@4.23.15
mkdir contracts
