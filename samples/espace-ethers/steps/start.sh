mkdir espace-ethers && cd espace-ethers
npm init -y && npm pkg set type=module
npm install --save-exact ethers@6.17.0 solc@0.8.37
npm install --save-exact --save-dev tsx@4.23.15 typescript@6.0.3 @types/node@20.19.43
