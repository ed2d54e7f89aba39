import {withEscapes} from '../../../console/answer/shownText';
import type {SendOutcome} from '../../../outcome';
import {notJson, notJsonRpc, wrongId} from './badAnswerMessages';
import {answeredTwice, notSent, unanswered} from './batchMessages';
import {httpClientError, httpServerError, rateLimited} from './httpMessages';
import type {Message, MessageFacts} from './message';
import {
  aborted,
  blockedByCors,
  blockedByPermission,
  blockedByPolicy,
  interrupted,
  offline,
  oversized,
  timeout,
  unreachable,
} from './noAnswerMessages';
import {lookUpFirst, redirected} from './sentMessages';
import {walletBusy, walletFailed, walletRefused} from './walletMessages';

/** An outcome that has neither a result nor an error of the node. */
export type FailedOutcome = Exclude<SendOutcome, {kind: 'result' | 'rpc-error'}>;

type Kind = FailedOutcome['kind'];

const MESSAGES: {[K in Kind]: (outcome: FailedOutcome & {kind: K}, facts: MessageFacts) => Message} = {
  offline,
  unreachable,
  'blocked-by-cors': blockedByCors,
  'blocked-by-policy': blockedByPolicy,
  'blocked-by-permission': blockedByPermission,
  interrupted,
  redirected,
  timeout,
  aborted,
  oversized,
  'wrong-id': wrongId,
  'not-json': notJson,
  'not-json-rpc': notJsonRpc,
  'http-client-error': httpClientError,
  'http-server-error': httpServerError,
  'rate-limited': rateLimited,
  'wallet-refused': walletRefused,
  'wallet-busy': walletBusy,
  'wallet-failed': walletFailed,
  unanswered,
  'answered-twice': answeredTwice,
  'not-sent': notSent,
};

/**
 * Outcomes after which a node, or whoever answers at its address, may have the call: a network that went away in the
 * middle looks like one that was never there.
 */
const ARRIVED: ReadonlySet<Kind> = new Set<Kind>([
  'offline',
  'unreachable',
  'blocked-by-cors',
  'interrupted',
  'redirected',
  'timeout',
  'aborted',
  'oversized',
  'wrong-id',
  'not-json',
  'not-json-rpc',
  'http-client-error',
  'http-server-error',
  'rate-limited',
  'wallet-failed',
  'unanswered',
  'answered-twice',
]);

/** Whether a call may have been carried out although there is no answer that can be used. */
export function mayHaveArrived({kind}: FailedOutcome): boolean {
  return ARRIVED.has(kind);
}

/**
 * What happened, why, and what to do, in the reader's language; who sends a transaction is never told to send it again
 * where it may have arrived.
 */
export function toMessage(outcome: FailedOutcome, facts: MessageFacts): Message {
  // Each function accepts the outcomes of the kind that is its key.
  const toWords = MESSAGES[outcome.kind] as (outcome: FailedOutcome, facts: MessageFacts) => Message;
  const message = toWords(outcome, {...facts, url: withEscapes(facts.url)});
  return facts.sends && mayHaveArrived(outcome) ? {...message, cure: lookUpFirst()} : message;
}
