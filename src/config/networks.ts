/** One public network of one space. Endpoints as listed in the public documentation, read on 2026-08-03. */
export interface Network {
  space: 'core' | 'espace';
  name: 'testnet' | 'mainnet' | 'local';
  chainId: number;
  http: string;
  webSocket: string;
  explorer?: string;
}

/** Every network the portal may talk to, the default of each space first; `local` is a node on the reader's machine. */
export const NETWORKS: readonly Network[] = [
  {
    space: 'core',
    name: 'testnet',
    chainId: 1,
    http: 'https://test.confluxrpc.com',
    webSocket: 'wss://test.confluxrpc.com/ws',
    explorer: 'https://testnet.confluxscan.org',
  },
  {
    space: 'core',
    name: 'mainnet',
    chainId: 1029,
    http: 'https://main.confluxrpc.com',
    webSocket: 'wss://main.confluxrpc.com/ws',
    explorer: 'https://confluxscan.org',
  },
  {space: 'core', name: 'local', chainId: 1234, http: 'http://localhost:12537', webSocket: 'ws://localhost:12535'},
  {
    space: 'espace',
    name: 'testnet',
    chainId: 71,
    http: 'https://evmtestnet.confluxrpc.com',
    webSocket: 'wss://evmtestnet.confluxrpc.com/ws',
    explorer: 'https://evmtestnet.confluxscan.org',
  },
  {
    space: 'espace',
    name: 'mainnet',
    chainId: 1030,
    http: 'https://evm.confluxrpc.com',
    webSocket: 'wss://evm.confluxrpc.com/ws',
    explorer: 'https://evm.confluxscan.org',
  },
  {space: 'espace', name: 'local', chainId: 1235, http: 'http://localhost:8545', webSocket: 'ws://localhost:8546'},
];
