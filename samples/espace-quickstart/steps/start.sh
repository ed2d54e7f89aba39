mkdir espace-quickstart && cd espace-quickstart
npm init -y && npm pkg set type=module
npm install --save-exact solc@0.8.37 viem@2.57.20 tsx@4.23.15
mkdir contracts scripts
printf '%s\n' node_modules/ build/ .env > .gitignore
