import {isRecord} from '../../outcome';
import type {Dialect} from '../model';
import {sendByWallet} from './walletCall';
import type {Wallet} from './wallets';

/** How long a wallet may take to say its chain, which it does without asking its user. */
const TIMEOUT_MS = 3_000;

function toChainId(value: unknown): number | undefined {
  const known = typeof value === 'number' || (typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value));
  const chainId = known ? Number(value) : NaN;
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

async function ask({provider}: Wallet, method: string): Promise<unknown> {
  const outcome = await sendByWallet(provider, {jsonrpc: '2.0', id: 1, method, params: []}, {timeoutMs: TIMEOUT_MS});
  return outcome.kind === 'result' ? outcome.result : undefined;
}

/** The chain that a wallet is on, by the rules of a dialect; undefined if it does not say so in time. */
export async function walletChainId(wallet: Wallet, dialect: Dialect): Promise<number | undefined> {
  if (dialect !== 'conflux') return toChainId(await ask(wallet, 'eth_chainId'));
  const chainId = toChainId(await ask(wallet, 'cfx_chainId'));
  if (chainId !== undefined) return chainId;
  const status = await ask(wallet, 'cfx_getStatus');
  return isRecord(status) ? toChainId(status.chainId) : undefined;
}
