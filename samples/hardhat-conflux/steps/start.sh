mkdir core-counter
cd core-counter
npm init -y
npm install --save-dev --save-exact hardhat@2.29.1 hardhat-conflux@0.1.1 js-conflux-sdk@2.6.0
mkdir contracts scripts test
