import {isRecord} from '../outcome';
import type {Connection} from './connection';
import type {Dialect} from './model';
import {sendTo} from './transport/target';
import {walletChainId} from './transport/walletChain';

const TIMEOUT_MS = 5_000;

function parseChainId(value: unknown): number | undefined {
  const chainId = typeof value === 'string' && /^0x[\da-f]+$/i.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

/**
 * Asks a node or a wallet which chain it is on; undefined if it does not say so in time, or the dialect has no call for
 * it.
 */
export async function askChainId({target}: Connection, dialect: Dialect): Promise<number | undefined> {
  if (target.kind === 'wallet') return walletChainId(target.wallet, dialect);
  if (dialect === 'plain') return undefined;
  const method = dialect === 'conflux' ? 'cfx_getStatus' : 'eth_chainId';
  const outcome = await sendTo(target, {jsonrpc: '2.0', id: 1, method, params: []}, {timeoutMs: TIMEOUT_MS});
  if (outcome.kind !== 'result') return undefined;
  return parseChainId(isRecord(outcome.result) ? outcome.result.chainId : outcome.result);
}
