import { defineChain } from '@reown/appkit/networks';

const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };

export const eSpace = defineChain({
  id: 1030,
  caipNetworkId: 'eip155:1030',
  chainNamespace: 'eip155',
  name: 'Conflux eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://evm.confluxrpc.com'] } },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evm.confluxscan.org' } },
});

export const eSpaceTestnet = defineChain({
  id: 71,
  caipNetworkId: 'eip155:71',
  chainNamespace: 'eip155',
  name: 'Conflux eSpace Testnet',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://evmtestnet.confluxrpc.com'] } },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evmtestnet.confluxscan.org' } },
  testnet: true,
});

/** A node on your machine. */
export const localNode = (url: string) =>
  defineChain({
    id: 1235,
    caipNetworkId: 'eip155:1235',
    chainNamespace: 'eip155',
    name: 'Local eSpace',
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  });
