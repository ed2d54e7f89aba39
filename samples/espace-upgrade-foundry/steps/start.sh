mkdir upgrade && cd upgrade
npm init -y
npm install --save-exact @foundry-rs/forge@1.7.1 @foundry-rs/cast@1.7.1 solc@0.8.37 \
  @openzeppelin/contracts@5.7.0 @openzeppelin/contracts-upgradeable@5.7.0 @openzeppelin/upgrades-core@1.46.0
mkdir src test script
printf '%s\n' node_modules/ out/ cache/ broadcast/ > .gitignore
