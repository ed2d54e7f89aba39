import {isDeepStrictEqual} from 'node:util';
import type {Recording} from '../../tools/recorder/pair';
import {askPair, type Endpoints} from '../../tools/recorder/rpcClient';
import type {RpcDocument, Schema} from './documents';

/** Methods whose result is a new name in every call: only whether there is one can be compared. */
const NEW_NAMES: readonly string[] = ['eth_newFilter'];

/** What a node made of the tag `pending` in one place of a method's calls. */
export interface PendingTrial {
  method: string;
  /** Calls made with `pending` and with `latest` in the same place, and how many of the pairs had the same result. */
  pairs: number;
  alike: number;
}

/**
 * The texts that a schema accepts in so many words: its own, and those of each alternative and of what a reference
 * leads to.
 */
function wordsOf(
  {$ref, oneOf = [], anyOf = [], ...own}: Schema & {enum?: unknown[]},
  schemas: Record<string, Schema>,
): unknown[] {
  const target = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
  return [
    ...(own.enum ?? []),
    ...[...oneOf, ...anyOf, ...(target ? [target] : [])].flatMap((inner) => wordsOf(inner, schemas)),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A call's parameters with a tag in each place that takes one: a parameter, or the end of a range. */
function withTag(params: readonly unknown[], takesTag: readonly boolean[], tag: string): unknown[][] {
  const inRange = params.flatMap((value, index) =>
    isObject(value) && 'toBlock' in value ? [params.with(index, {...value, toBlock: tag})] : [],
  );
  const inPlace = takesTag.flatMap((takes, index) =>
    takes && params.length >= index ? [[...params.slice(0, index), tag, ...params.slice(index + 1)]] : [],
  );
  return [...inPlace, ...inRange];
}

/** Asks a node of eSpace, in each recorded call that takes a block's tag, for `pending` and for `latest`. */
export async function tryPending(
  {methods, components}: RpcDocument,
  live: readonly Recording[],
  endpoints: Endpoints,
): Promise<PendingTrial[]> {
  const trials: PendingTrial[] = [];
  for (const {name, params} of methods) {
    const takesTag = params.map(({schema}) => wordsOf(schema, components.schemas).includes('latest'));
    const ask = async (sent: unknown[]): Promise<unknown> => {
      const {answer} = await askPair(endpoints.espace.http, name, sent);
      return answer.error ?? (NEW_NAMES.includes(name) ? {} : {result: answer.result});
    };
    const trial = {method: name, pairs: 0, alike: 0};
    for (const {pair} of live.filter(
      (one) => one.space === 'espace' && one.method === name && !one.pair.notifications && !one.pair.answer.error,
    )) {
      const pending = withTag(pair.request.params, takesTag, 'pending');
      const latest = withTag(pair.request.params, takesTag, 'latest');
      for (const [index, sent] of pending.entries()) {
        trial.pairs += 1;
        if (isDeepStrictEqual(await ask(sent), await ask(latest[index] ?? []))) trial.alike += 1;
      }
    }
    if (trial.pairs > 0) trials.push(trial);
  }
  return trials;
}
