npm init -y
npm pkg set type=module
npm install --save-exact @openzeppelin/contracts@5.7.0 viem@2.57.20 solc@0.8.37
npm install --save-exact --save-dev tsx@4.23.15 typescript@6.0.3 @types/node@20.19.43
