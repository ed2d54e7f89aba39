import type {SendOutcome} from '../../../outcome';
import {notJson, notJsonRpc, wrongId} from './badAnswerMessages';
import {answeredTwice, notSent, unanswered} from './batchMessages';
import {httpClientError, httpServerError, rateLimited} from './httpMessages';
import type {Message, MessageFacts} from './message';
import {aborted, blockedByCors, blockedByPolicy, interrupted, offline, oversized, timeout, unreachable} from './noAnswerMessages';
import {walletBusy, walletFailed, walletRefused} from './walletMessages';

/** An outcome that has neither a result nor an error of the node. */
export type FailedOutcome = Exclude<SendOutcome, {kind: 'result' | 'rpc-error'}>;

type Kind = FailedOutcome['kind'];

const MESSAGES: {[K in Kind]: (outcome: FailedOutcome & {kind: K}, facts: MessageFacts) => Message} = {
  offline,
  unreachable,
  'blocked-by-cors': blockedByCors,
  'blocked-by-policy': blockedByPolicy,
  interrupted,
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

/** What happened, why, and what to do, in the reader's language. */
export function toMessage(outcome: FailedOutcome, facts: MessageFacts): Message {
  // Each function takes the outcomes of the kind that it stands at.
  const message = MESSAGES[outcome.kind] as (outcome: FailedOutcome, facts: MessageFacts) => Message;
  return message(outcome, facts);
}
