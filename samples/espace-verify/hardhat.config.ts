import { fileURLToPath } from 'node:url';
import hardhatVerify from '@nomicfoundation/hardhat-verify';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import { defineConfig } from 'hardhat/config';

const accounts = process.env.ESPACE_KEY ? [process.env.ESPACE_KEY] : [];
const explorer = (url: string, apiUrl: string) => ({
  etherscan: { name: 'ConfluxScan', url, apiUrl },
});

export default defineConfig({
  plugins: [hardhatViem, hardhatVerify],
  solidity: {
    version: '0.8.37',
    // The compiler comes from npm, at the version that package.json names, instead of a download.
    path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    espaceLocal: {
      type: 'http',
      url: process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545',
      chainId: 1235,
      accounts,
    },
    espaceTestnet: {
      type: 'http',
      url: 'https://evmtestnet.confluxrpc.com',
      chainId: 71,
      accounts,
    },
    espace: { type: 'http', url: 'https://evm.confluxrpc.com', chainId: 1030, accounts },
  },
  chainDescriptors: {
    1235: {
      name: 'Local eSpace',
      blockExplorers: explorer('http://127.0.0.1:18080', 'http://127.0.0.1:18080/api'),
    },
    71: {
      name: 'eSpace testnet',
      blockExplorers: explorer(
        'https://evmtestnet.confluxscan.org',
        'https://evmapi-testnet.confluxscan.org/api',
      ),
    },
    1030: {
      name: 'eSpace',
      blockExplorers: explorer('https://evm.confluxscan.org', 'https://evmapi.confluxscan.org/api'),
    },
  },
  verify: {
    etherscan: { apiKey: 'none' }, // ConfluxScan accepts any text
    blockscout: { enabled: false },
    sourcify: { enabled: false },
  },
});
