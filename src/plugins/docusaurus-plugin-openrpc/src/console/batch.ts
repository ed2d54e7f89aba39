import {isRecord} from '../outcome';
import type {JsonRpcRequest} from '../request';
import {MAX_BATCH_CALLS} from './transport/batch';
import {holdsSecret} from './transport/effects';

/** A call that waits to be sent with others. */
export type BatchCall = Pick<JsonRpcRequest, 'method' | 'params'>;

/** How long the calls that wait may be together, as text. */
const MAX_LENGTH = 200_000;

function isCall(value: unknown): value is BatchCall {
  return isRecord(value) && typeof value.method === 'string' && (Array.isArray(value.params) || isRecord(value.params));
}

/** The calls that a stored text holds; none where it is anything but what is stored here. */
export function parseBatchCalls(text: string | undefined): BatchCall[] {
  if (text === undefined || text.length > MAX_LENGTH) return [];
  try {
    const calls: unknown = JSON.parse(text);
    return Array.isArray(calls) && calls.length <= MAX_BATCH_CALLS && calls.every(isCall) ? calls.map(({method, params}) => ({method, params})) : [];
  } catch {
    return [];
  }
}

/** The calls as a text for storage, without those that hold a passphrase or a key; undefined where there are none. */
export function toStoredBatch(calls: readonly BatchCall[]): string | undefined {
  const kept = calls.filter(({method}) => !holdsSecret(method));
  return kept.length > 0 ? JSON.stringify(kept) : undefined;
}

/** Whether one more call may be added to those that wait. */
export function hasRoomFor(calls: readonly BatchCall[], call: BatchCall): boolean {
  return calls.length < MAX_BATCH_CALLS && JSON.stringify([...calls, call]).length <= MAX_LENGTH;
}

/** The calls as they are sent, numbered in their order. */
export function toBatchRequests(calls: readonly BatchCall[]): JsonRpcRequest[] {
  return calls.map(({method, params}, index) => ({jsonrpc: '2.0', id: index + 1, method, params}));
}
