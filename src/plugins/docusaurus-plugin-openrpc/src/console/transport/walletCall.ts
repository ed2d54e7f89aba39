import {
  isRecord,
  parseAnswer,
  type Answer,
  type SendOutcome,
  type TransportFailure,
  type WalletFailure,
} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {MAX_BYTES, sendWithin, type SendOptions} from '../../request';
import {bytesOf} from './socket';
import type {WalletProvider} from './wallets';

const USER_REJECTED = 4001;
const ALREADY_ASKING = -32002;
const MAX_REASON_LENGTH = 500;
/** Some wallets give a user's refusal a code of their own. */
const REFUSAL = /\buser (?:rejected|denied|cancel(?:l?)ed|disapproved)\b/i;

type WalletOutcome = Answer | WalletFailure | TransportFailure;

function toText(answer: Record<string, unknown>, {id}: JsonRpcRequest): string {
  return JSON.stringify({jsonrpc: '2.0', id, ...answer});
}

function failed(error: unknown): WalletFailure {
  const reason = isRecord(error) && typeof error.message === 'string' ? error.message : String(error);
  return {kind: 'wallet-failed', reason: reason.slice(0, MAX_REASON_LENGTH)};
}

function judgeError(error: unknown, request: JsonRpcRequest): WalletOutcome {
  if (!isRecord(error)) return failed(error);
  const {code, message, data} = error;
  if (code === USER_REJECTED || (typeof message === 'string' && REFUSAL.test(message))) return {kind: 'wallet-refused'};
  if (code === ALREADY_ASKING) return {kind: 'wallet-busy'};
  const answer = parseAnswer(toText({error: {code, message, data}}, request), request.id);
  return answer.kind === 'rpc-error' ? answer : failed(error);
}

// What a wallet gives becomes plain data at once: it may be anything that a script can make, and even a look at it may
// throw.
async function ask(provider: WalletProvider, request: JsonRpcRequest, maxBytes: number): Promise<WalletOutcome> {
  try {
    const {method, params} = request;
    const text = toText({result: (await provider.request({method, params})) ?? null}, request);
    return bytesOf(text, maxBytes) > maxBytes ? {kind: 'oversized', maxBytes} : parseAnswer(text, request.id);
  } catch (error) {
    return judgeError(error, request);
  }
}

function aborted(signal: AbortSignal): Promise<TransportFailure> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve({kind: 'interrupted', reason: String(signal.reason)})),
  );
}

/**
 * Sends one call through a wallet, once, and returns the outcome as for any other call; without a time limit unless one
 * is given. Never throws.
 */
export function sendByWallet(
  provider: WalletProvider,
  request: JsonRpcRequest,
  {signal, maxBytes = MAX_BYTES, timeoutMs = Infinity}: SendOptions,
): Promise<SendOutcome> {
  const unreadable = (): WalletFailure => ({kind: 'wallet-failed', reason: ''});
  const task = (stop: AbortSignal): Promise<WalletOutcome> =>
    Promise.race([ask(provider, request, maxBytes).catch(unreadable), aborted(stop)]);
  return sendWithin(task, {timeoutMs, ...(signal && {signal})});
}
