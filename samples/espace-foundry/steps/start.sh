mkdir espace-foundry && cd espace-foundry
npm init -y
npm install --save-exact @foundry-rs/forge@1.7.1 @foundry-rs/cast@1.7.1 solc@0.8.37
mkdir src test script
printf '%s\n' node_modules/ out/ cache/ broadcast/ > .gitignore
