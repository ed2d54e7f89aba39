import hardhatKeystore from '@nomicfoundation/hardhat-keystore';
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import hardhatUpgrades from '@openzeppelin/hardhat-upgrades/viem';
import { configVariable, defineConfig } from 'hardhat/config';

const accounts = [configVariable('ESPACE_KEY')];
// The gas limit is a tenth above the node's estimate.
const gasMultiplier = 1.1;

export default defineConfig({
  plugins: [hardhatKeystore, hardhatNodeTestRunner, hardhatUpgrades, hardhatViem],
  solidity: {
    version: '0.8.37',
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    // Hardhat stops if the endpoint has another chain ID.
    espaceLocal: {
      type: 'http',
      url: 'http://localhost:8545',
      chainId: 1235,
      accounts,
      gasMultiplier,
    },
    espaceTestnet: {
      type: 'http',
      url: 'https://evmtestnet.confluxrpc.com',
      chainId: 71,
      accounts,
      gasMultiplier,
    },
  },
});
