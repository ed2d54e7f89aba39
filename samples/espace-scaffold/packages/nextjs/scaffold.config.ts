import type { Chain } from 'viem';
import { confluxESpaceTestnet } from 'viem/chains';

export type ScaffoldConfig = {
  targetNetworks: readonly Chain[];
  pollingInterval: number;
  alchemyApiKey: string;
  walletConnectProjectId: string;
  onlyLocalBurnerWallet: boolean;
};

const localESpace = {
  id: 1235,
  name: 'Local eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
} as const satisfies Chain;

// viem's own chain has the old address of the explorer.
const testnet = {
  ...confluxESpaceTestnet,
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evmtestnet.confluxscan.org' } },
} as const satisfies Chain;

export const DEFAULT_ALCHEMY_API_KEY = '';

const scaffoldConfig = {
  targetNetworks: [localESpace, testnet], // the types come from the contracts of the first
  pollingInterval: 4000,
  alchemyApiKey: '', // Alchemy's endpoints aren't used for eSpace
  walletConnectProjectId: process.env.NEXT_PUBLIC_WALLET_CONNECT_PROJECT_ID ?? 'missing',
  onlyLocalBurnerWallet: true, // no keys in the browser
} as const satisfies ScaffoldConfig;

export default scaffoldConfig;
