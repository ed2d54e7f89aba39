npm init -y
npm pkg set type=module
npm install --save-exact solc@0.8.37 viem@2.57.20
npm install --save-exact --save-dev tsx@4.23.15 typescript@6.0.3 @types/node@20.19.43
mkdir contracts
