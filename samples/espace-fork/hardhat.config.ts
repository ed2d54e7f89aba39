import hardhatViem from '@nomicfoundation/hardhat-viem';
import { defineConfig } from 'hardhat/config';

const url = 'https://evm.confluxrpc.com';
const blockNumber = process.env.FORK_BLOCK ? Number(process.env.FORK_BLOCK) : undefined;
// Which Ethereum fork's rules a call at a past block has.
const hardforkHistory = { prague: { blockNumber: 0 } };

export default defineConfig({
  plugins: [hardhatViem],
  solidity: { version: '0.8.37', settings: { evmVersion: 'cancun' } },
  networks: {
    espace: { type: 'http', url },
    espaceFork: {
      type: 'edr-simulated',
      hardfork: 'prague',
      forking: { url, blockNumber },
    },
  },
  chainDescriptors: {
    71: { name: 'eSpace testnet', hardforkHistory },
    1030: { name: 'eSpace', hardforkHistory },
  },
});
