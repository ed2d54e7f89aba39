import {isRecord} from '../outcome';
import type {JsonRpcRequest} from '../jsonRpcRequest';
import {MAX_BATCH_CALLS} from './transport/batch';
import {holdsSecret} from './transport/effects';

/** A call that waits to be sent with others. */
export type BatchCall = Pick<JsonRpcRequest, 'method' | 'params'>;

/** How long the calls that wait may be together, as text. */
const MAX_LENGTH = 200_000;

function isCall(value: unknown): value is BatchCall {
  return isRecord(value) && typeof value.method === 'string' && (Array.isArray(value.params) || isRecord(value.params));
}

/** Why calls cannot wait with others: one holds a password or a key, one is guarded, or there is no room for all. */
export type BatchRefusal = 'secret' | 'guarded' | 'full';

/**
 * The calls that a stored text holds, without those of guarded methods; none if it is anything but what is stored here.
 */
export function parseBatchCalls(text: string | undefined, guarded: readonly string[]): BatchCall[] {
  if (text === undefined || text.length > MAX_LENGTH) return [];
  try {
    const calls: unknown = JSON.parse(text);
    return Array.isArray(calls) && calls.length <= MAX_BATCH_CALLS && calls.every(isCall)
      ? calls
          .filter(({method}) => !holdsSecret(method) && !guarded.includes(method))
          .map(({method, params}) => ({method, params}))
      : [];
  } catch {
    return [];
  }
}

/** The calls as a text for storage, without those that hold a passphrase or a key; undefined if there are none. */
export function toStoredBatch(calls: readonly BatchCall[]): string | undefined {
  const kept = calls.filter(({method}) => !holdsSecret(method));
  return kept.length > 0 ? JSON.stringify(kept) : undefined;
}

/**
 * Why calls cannot be added to those that wait, wherever they come from; undefined if they can. A call with a secret,
 * or of a method that is guarded, goes out by itself: its own page asks before it leaves this machine.
 */
export function refusalOf(
  waiting: readonly BatchCall[],
  added: readonly BatchCall[],
  guarded: readonly string[],
): BatchRefusal | undefined {
  if (added.some(({method}) => holdsSecret(method))) return 'secret';
  if (added.some(({method}) => guarded.includes(method))) return 'guarded';
  const all = [...waiting, ...added];
  return all.length > MAX_BATCH_CALLS || JSON.stringify(all).length > MAX_LENGTH ? 'full' : undefined;
}

/** The calls as they are sent, numbered in their order. */
export function toBatchRequests(calls: readonly BatchCall[]): JsonRpcRequest[] {
  return calls.map(({method, params}, index) => ({jsonrpc: '2.0', id: index + 1, method, params}));
}
