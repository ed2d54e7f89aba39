npx --yes create-eth@0.0.65 my-dapp --solidity-framework hardhat --skip-install
cd my-dapp
