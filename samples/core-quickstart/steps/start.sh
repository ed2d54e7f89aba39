mkdir core-quickstart && cd core-quickstart
npm init -y && npm pkg set type=module
npm install --save-exact solc@0.8.37 cive@0.8.1 viem@2.57.20 js-conflux-sdk@2.6.0 tsx@4.23.15
mkdir contracts scripts
printf '%s\n' node_modules/ build/ .env > .gitignore
