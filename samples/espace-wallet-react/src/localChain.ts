import { defineChain } from 'viem';

export const localChain = defineChain({
  id: 1235,
  name: 'Local eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
  testnet: true,
});
