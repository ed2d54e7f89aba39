import {isRecord, type SendOutcome} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {holdsSecret} from '../transport/effects';
import {isEndpointId} from './isEndpointId';
import {isWithinDepth} from './isWithinDepth';

/** A request that was sent, and what came of it. */
export interface HistoryEntry {
  method: string;
  params: JsonRpcRequest['params'];
  /** Absent for an address of one's own or a wallet. */
  endpointId?: string;
  /** In milliseconds, as Date.now() has it. */
  time: number;
  outcome: SendOutcome['kind'];
}

const OUTCOMES: Record<SendOutcome['kind'], true> = {
  result: true,
  'rpc-error': true,
  'wrong-id': true,
  'not-json': true,
  'not-json-rpc': true,
  offline: true,
  unreachable: true,
  'blocked-by-cors': true,
  'blocked-by-policy': true,
  'blocked-by-permission': true,
  interrupted: true,
  redirected: true,
  timeout: true,
  aborted: true,
  'http-client-error': true,
  'http-server-error': true,
  'rate-limited': true,
  oversized: true,
  'wallet-refused': true,
  'wallet-busy': true,
  'wallet-failed': true,
  unanswered: true,
  'answered-twice': true,
  'not-sent': true,
};
const MAX_METHOD_LENGTH = 200;
const MAX_PARAMS_LENGTH = 128 * 1024;
const MAX_DEPTH = 64;
// The last moment that a Date can hold.
const MAX_TIME = 8.64e15;

function isOutcome(value: unknown): value is SendOutcome['kind'] {
  return typeof value === 'string' && Object.hasOwn(OUTCOMES, value);
}

/**
 * An entry with nothing else in it; undefined for a value that is none, is too large, or is of a method that is guarded
 * or may hold a secret.
 */
export function toHistoryEntry(value: unknown, guarded: readonly string[]): HistoryEntry | undefined {
  if (!isRecord(value)) return undefined;
  const {method, params, endpointId, time, outcome} = value;
  if (typeof method !== 'string' || method === '' || method.length > MAX_METHOD_LENGTH) return undefined;
  if (holdsSecret(method) || guarded.includes(method)) return undefined;
  if (typeof time !== 'number' || !(Math.abs(time) <= MAX_TIME) || !isOutcome(outcome)) return undefined;
  if (
    !(Array.isArray(params) || isRecord(params)) ||
    !isWithinDepth(params, MAX_DEPTH) ||
    JSON.stringify(params).length > MAX_PARAMS_LENGTH
  )
    return undefined;
  return {method, params, time, outcome, ...(isEndpointId(endpointId) && {endpointId})};
}

/** Whether two entries are of the same request to the same endpoint. */
export function isSameRequest(one: HistoryEntry, other: HistoryEntry): boolean {
  const {method, endpointId} = other;
  return (
    one.method === method &&
    one.endpointId === endpointId &&
    JSON.stringify(one.params) === JSON.stringify(other.params)
  );
}
