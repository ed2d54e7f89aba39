import {sendTo, withEscapes, type SendOutcome} from 'docusaurus-plugin-openrpc/transport';

/** How long each of the two calls to an endpoint may take. */
export const TIMEOUT_MS = 10_000;

/**
 * Why a check found no chain id or no block; `detail` is what the endpoint itself reported, if anything.
 * `error` is an error of the endpoint, `foreign` a response that isn't the one of a node, such as a login page.
 */
export interface CheckFailure {
  kind: 'offline' | 'unreachable' | 'closed' | 'timeout' | 'blocked' | 'limited' | 'error' | 'foreign';
  detail: string;
}

/** What a check found: `ms` is the time of the second call, which reuses an HTTP connection. */
export type CheckResult =
  {kind: 'good'; block: number; ms: number} | {kind: 'wrong-chain'; chainId: number} | CheckFailure;

const MAX_DETAIL_LENGTH = 120;
/** Both responses are a few bytes long. */
const MAX_BYTES = 64 * 1024;
const RATE_LIMIT_CODE = -32_005;

const FAILURES: Partial<Record<SendOutcome['kind'], CheckFailure['kind']>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  'blocked-by-cors': 'closed',
  interrupted: 'unreachable',
  timeout: 'timeout',
  aborted: 'timeout',
  'blocked-by-policy': 'blocked',
  'rate-limited': 'limited',
  'rpc-error': 'error',
  'http-client-error': 'error',
  'http-server-error': 'error',
};

function detailOf(outcome: SendOutcome): string {
  if (outcome.kind === 'rpc-error')
    return withEscapes(
      `${outcome.error.code} ${outcome.error.message}`.trim().slice(0, MAX_DETAIL_LENGTH).replace(/\.$/, ''),
    );
  return 'status' in outcome ? `HTTP ${outcome.status}` : '';
}

/** Why a call has no result that can be used. */
export function failureOf(outcome: SendOutcome): CheckFailure {
  const isLimited = outcome.kind === 'rpc-error' && outcome.error.code === RATE_LIMIT_CODE;
  return {kind: isLimited ? 'limited' : (FAILURES[outcome.kind] ?? 'foreign'), detail: detailOf(outcome)};
}

/** The number in the result of a call, or why there is none. */
export function readQuantity(outcome: SendOutcome): number | CheckFailure {
  if (outcome.kind === 'result' && typeof outcome.result === 'string' && /^0x[\da-f]{1,13}$/i.test(outcome.result))
    return Number(outcome.result);
  return failureOf(outcome);
}

/** Requests an endpoint's chain id and then its newest block; a wrong chain id ends the check. Never throws. */
export async function checkEndpoint(url: string, chainId: number, signal: AbortSignal): Promise<CheckResult> {
  const target = {kind: url.startsWith('ws') ? ('webSocket' as const) : ('http' as const), url};
  const options = {signal, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES};
  const call = (method: string): Promise<SendOutcome> =>
    sendTo(target, {jsonrpc: '2.0', id: 1, method, params: []}, options);
  const found = readQuantity(await call('eth_chainId'));
  if (typeof found !== 'number') return found;
  if (found !== chainId) return {kind: 'wrong-chain', chainId: found};
  const outcome = await call('eth_blockNumber');
  const block = readQuantity(outcome);
  return typeof block === 'number' ? {kind: 'good', block, ms: Math.round(outcome.elapsedMs)} : block;
}
