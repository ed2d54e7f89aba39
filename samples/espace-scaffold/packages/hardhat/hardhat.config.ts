import { config as loadEnv } from 'dotenv';
import '@nomicfoundation/hardhat-chai-matchers';
import '@nomicfoundation/hardhat-ethers';
import '@typechain/hardhat';
import 'hardhat-deploy';
import 'hardhat-deploy-ethers';
import { task, type HardhatUserConfig } from 'hardhat/config';
import generateTsAbis from './scripts/generateTsAbis';

loadEnv();
// `yarn deploy` asks for the password of your key, then sets this variable. There is no default key.
const key = process.env.__RUNTIME_DEPLOYER_PRIVATE_KEY;
const accounts = key ? [key] : [];

const config: HardhatUserConfig = {
  solidity: { version: '0.8.37', settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } } },
  defaultNetwork: 'hardhat',
  namedAccounts: { deployer: 0 },
  networks: {
    espaceLocal: { url: 'http://localhost:8545', chainId: 1235, accounts },
    espaceTestnet: { url: 'https://evmtestnet.confluxrpc.com', chainId: 71, accounts },
  },
};

// After a deployment, write the addresses and ABIs for the web page.
task('deploy').setAction(async (args, hre, runSuper) => {
  await runSuper(args);
  await generateTsAbis(hre);
});

export default config;
