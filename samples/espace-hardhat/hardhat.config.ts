import { fileURLToPath } from 'node:url';
import hardhatKeystore from '@nomicfoundation/hardhat-keystore';
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import { configVariable, defineConfig } from 'hardhat/config';

// The key is outside the project: `npx hardhat keystore set ESPACE_KEY` stores it, encrypted.
const accounts = [configVariable('ESPACE_KEY')];
// The gas limit is a tenth above the node's estimate.
const gasMultiplier = 1.1;

export default defineConfig({
  plugins: [hardhatKeystore, hardhatNodeTestRunner, hardhatViem],
  solidity: {
    version: '0.8.37',
    // The compiler comes from npm, at the version that package.json names, instead of a download.
    path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    // Hardhat stops if the endpoint has another chain id.
    espaceLocal: {
      type: 'http',
      url: process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545',
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
