npm --prefix packages/hardhat pkg set devDependencies.solc=0.8.37
YARN_ENABLE_SCRIPTS=false yarn install
