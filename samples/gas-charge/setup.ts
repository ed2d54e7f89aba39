// A wallet in each space, and how a receipt is printed.
// CORE_KEY: a funded key of a local or test network. CORE_RPC, ESPACE_RPC: RPC endpoints.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain as defineCoreChain } from 'cive/utils';
import {
  createPublicClient as createEvmPublicClient,
  createWalletClient as createEvmWalletClient,
  defineChain,
  http as evmHttp,
  type Hex,
} from 'viem';
import { privateKeyToAccount as evmPrivateKeyToAccount } from 'viem/accounts';

const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a funded test account');
const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';

export const GDRIP = 1_000_000_000n;
const pollingInterval = 200;
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };

const transport = http(coreUrl);
const status = await createPublicClient({ transport }).getStatus();
export const networkId = status.networkId;
const coreChain = defineCoreChain({
  id: status.chainId,
  name: `Core Space ${status.chainId}`,
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
export const core = createPublicClient({ chain: coreChain, transport, pollingInterval });
export const sender = privateKeyToAccount(key, { networkId });
export const coreWallet = createWalletClient({ account: sender, chain: coreChain, transport });
export const coreFees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

const evmTransport = evmHttp(espaceUrl);
const id = await createEvmPublicClient({ transport: evmTransport }).getChainId();
export const espaceChainId = id;
const chain = defineChain({
  id,
  name: `eSpace ${id}`,
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
  // A mined transaction has no receipt for some blocks; viem up to 2.57.2 would take it for its own replacement.
  supportsTransactionReplacementDetection: false,
});
export const evm = createEvmPublicClient({ chain, transport: evmTransport, pollingInterval });
export const account = evmPrivateKeyToAccount(key);
export const evmWallet = createEvmWalletClient({ account, chain, transport: evmTransport });
export const evmFees = { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP };

export const whole = (n: bigint) => n.toLocaleString('en-US');
export const inGdrip = (drip: bigint) =>
  (Number(drip) / 1e9).toLocaleString('en-US', { maximumFractionDigits: 4 });
/** Text cells of a line, the first of them to the left. */
export const line = (label: string, cells: string[], width = 11, first = 13) =>
  console.log(label.padEnd(first) + cells.map((cell) => cell.padStart(width)).join(''));
