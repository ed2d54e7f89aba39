mkdir sponsor && cd sponsor
npm init -y && npm pkg set type=module
npm install --save-exact js-conflux-sdk@2.6.0 solc@0.8.37 tsx@4.23.15
