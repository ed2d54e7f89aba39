npm init -y
npm pkg set type=module
npm install js-conflux-sdk@2.6.0 solc@0.8.37
npm install --save-dev tsx@4.23.15 typescript@6.0.3 @types/node@20.19.43
