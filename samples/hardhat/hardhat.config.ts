import { fileURLToPath } from 'node:url';
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import { defineConfig } from 'hardhat/config';

const accounts = process.env.ESPACE_KEY ? [process.env.ESPACE_KEY] : [];

export default defineConfig({
  plugins: [hardhatViem, hardhatNodeTestRunner],
  solidity: {
    version: '0.8.37',
    // The compiler comes from npm, at the version that package.json names, instead of a download.
    path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
    settings: { evmVersion: 'cancun' },
  },
  networks: {
    espaceLocal: { type: 'http', url: process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545', accounts },
    espaceTestnet: {
      type: 'http',
      url: 'https://evmtestnet.confluxrpc.com',
      chainId: 71,
      accounts,
    },
  },
});
