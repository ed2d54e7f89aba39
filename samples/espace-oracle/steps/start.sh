npm install --save-exact solc@0.8.37
npm install --save-exact --save-dev typescript@6.0.3 @types/node@20.19.43
mkdir contracts
