import type {BatchAnswer, SendOutcome, TransportFailure} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {sendByHttp} from '../../request';
import {parseBatch, sortAnswers, type ParsedBatch} from './batchAnswer';
import {sendBySocket} from './socket';
import {sendTo, type Target, type TransportOptions} from './target';

/** How many calls one batch may have. */
export const MAX_BATCH_CALLS = 50;

/** What came of a batch as a whole. */
export type BatchOverall = (
  | BatchAnswer
  | TransportFailure
  /** A wallet accepts no batch: its calls were sent one after another, until it or its user would go no further. */
  | {kind: 'one-by-one'; sent: number}
  | {kind: 'not-sent'; fault: 'no-calls' | 'too-many-calls' | 'same-ids'}
) & {elapsedMs: number};

/** What came of a batch as a whole, and of each call in the order they were given. */
export interface BatchOutcome {
  overall: BatchOverall;
  /** One for each call; its `text` is its part of the list, the list as it came is in `overall`. */
  calls: SendOutcome[];
}

function faultOf(requests: readonly JsonRpcRequest[]): 'no-calls' | 'too-many-calls' | 'same-ids' | undefined {
  if (requests.length === 0) return 'no-calls';
  if (requests.length > MAX_BATCH_CALLS) return 'too-many-calls';
  return new Set(requests.map(({id}) => id)).size < requests.length ? 'same-ids' : undefined;
}

/** What a failure of the whole batch is to each call of it. */
function toCallOutcome(
  overall: Exclude<ParsedBatch, {kind: 'answered'}> | TransportFailure,
  elapsedMs: number,
): SendOutcome {
  if (overall.kind === 'refused') return {...overall, kind: 'rpc-error', elapsedMs};
  if (overall.kind === 'not-a-list') return {...overall, kind: 'not-json-rpc', elapsedMs};
  return {...overall, elapsedMs};
}

function toOutcome(
  parsed: (ParsedBatch | TransportFailure) & {elapsedMs: number},
  requests: readonly JsonRpcRequest[],
): BatchOutcome {
  if (parsed.kind !== 'answered')
    return {overall: parsed, calls: requests.map(() => toCallOutcome(parsed, parsed.elapsedMs))};
  const {kind, list, text, elapsedMs} = parsed;
  const {calls, strays} = sortAnswers(list, requests, elapsedMs);
  return {overall: {kind, strays, text, elapsedMs}, calls};
}

/**
 * Calls through a wallet, each after the last: what its user refuses or does not come to ends the row, since a later
 * call may rest on it.
 */
async function sendOneByOne(
  target: Target,
  requests: readonly JsonRpcRequest[],
  options: TransportOptions,
): Promise<BatchOutcome> {
  const start = performance.now();
  const calls: SendOutcome[] = [];
  let stopped = false;
  for (const request of requests) {
    stopped ||= options.signal?.aborted ?? false;
    const outcome: SendOutcome = stopped ? {kind: 'not-sent', elapsedMs: 0} : await sendTo(target, request, options);
    stopped ||= outcome.kind === 'wallet-refused' || outcome.kind === 'wallet-busy';
    calls.push(outcome);
  }
  const sent = calls.filter(({kind}) => kind !== 'not-sent').length;
  return {overall: {kind: 'one-by-one', sent, elapsedMs: performance.now() - start}, calls};
}

/**
 * Sends several calls at once, or one after another through a wallet, and returns the outcome of each; never throws.
 */
export async function sendBatch(
  target: Target,
  requests: readonly JsonRpcRequest[],
  options: TransportOptions = {},
): Promise<BatchOutcome> {
  const fault = faultOf(requests);
  if (fault) return {overall: {kind: 'not-sent', fault, elapsedMs: 0}, calls: []};
  if (target.kind === 'wallet') return sendOneByOne(target, requests, options);
  const send = target.kind === 'http' ? sendByHttp : sendBySocket;
  return toOutcome(await send<ParsedBatch>(target.url, requests, parseBatch, options), requests);
}
