import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {sendBatch} from '../transport/batch';
import {sendTo, type Target, type TransportOptions} from '../transport/target';

/** The node gave no answers that can be used: it was not reached, or what came was not JSON-RPC. */
export class NoAnswerError extends Error {}

const LIMITS: TransportOptions = {timeoutMs: 10_000, maxBytes: 2_000_000};

/** A call by its method and parameters. */
export type Question = readonly [method: string, ...params: unknown[]];

/** Asks a node several questions. */
export type AskNode = (questions: readonly Question[]) => Promise<unknown[]>;

/**
 * Makes what asks a node several questions at once, or one by one where it accepts no batches; a question that it
 * answers with an error has the result undefined. Throws a NoAnswerError if none is answered.
 */
export function askerOf(target: Target, options: TransportOptions = {}): AskNode {
  return async (questions) => {
    if (questions.length === 0) return [];
    const requests = questions.map(([method, ...params], index): JsonRpcRequest => ({
      ...{jsonrpc: '2.0', id: index + 1},
      ...{method, params},
    }));
    const whole = {...LIMITS, ...options};
    const [only, ...others] = requests;
    const batch = only && others.length === 0 ? undefined : await sendBatch(target, requests, whole);
    const isTaken = batch && !['refused', 'not-a-list', 'http-client-error'].includes(batch.overall.kind);
    const outcomes = isTaken
      ? batch.calls
      : await Promise.all(requests.map((request) => sendTo(target, request, whole)));
    if (!outcomes.some(({kind}) => kind === 'result' || kind === 'rpc-error')) throw new NoAnswerError();
    return outcomes.map((outcome) => (outcome.kind === 'result' ? outcome.result : undefined));
  };
}
