import { defineChain } from 'viem';

/** A node on this machine. */
export const localNode = (url: string) =>
  defineChain({
    id: 1235,
    name: 'Local eSpace',
    nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  });
