import { config as loadEnv } from 'dotenv';
import '@nomicfoundation/hardhat-chai-matchers';
import '@nomicfoundation/hardhat-ethers';
import '@typechain/hardhat';
import 'hardhat-deploy';
import 'hardhat-deploy-ethers';
import { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } from 'hardhat/builtin-tasks/task-names';
import { subtask, task, type HardhatUserConfig } from 'hardhat/config';
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
    espaceLocal: { url: process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545', chainId: 1235, accounts },
    espaceTestnet: { url: 'https://evmtestnet.confluxrpc.com', chainId: 71, accounts },
  },
};

// The compiler comes from npm instead of a download.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD).setAction(async ({ solcVersion: version }: { solcVersion: string }) => {
  const longVersion: string = require('solc').version();
  if (!longVersion.startsWith(`${version}+`)) throw new Error(`The installed solc is ${longVersion}, not ${version}`);
  return { compilerPath: require.resolve('solc/soljson.js'), isSolcJs: true, version, longVersion };
});

// After a deployment, write the addresses and ABIs for the web page.
task('deploy').setAction(async (args, hre, runSuper) => {
  await runSuper(args);
  await generateTsAbis(hre);
});

export default config;
