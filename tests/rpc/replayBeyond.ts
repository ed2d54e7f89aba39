import {BEYOND, UNKNOWN_HASH} from '../../tools/recorder/call';
import type {Recording, Space} from '../../tools/recorder/pair';
import {askPair, type Endpoints} from '../../tools/recorder/rpcClient';
import type {RpcDocument} from './documents';

/** An error that a node gave to a recorded call with another block in it. */
export interface BeyondTrial {
  space: Space;
  method: string;
  params: unknown[];
  code: number;
}

/**
 * What takes the place of a block in a call: one that doesn't exist yet, one that is mined and not executed, and a hash
 * of none.
 */
const OTHERS: readonly {place: RegExp; value: string}[] = [
  {place: /^(0x[0-9a-f]{1,6}|latest\w*|safe|finalized|earliest)$/, value: BEYOND},
  {place: /^(0x[0-9a-f]{1,6}|latest\w*|safe|finalized|earliest)$/, value: '0x102'},
  {place: /^0x[0-9a-f]{64}$/, value: UNKNOWN_HASH},
];

/** Methods that write, or that a WebSocket alone serves. */
const NOT_ASKED =
  /_(send|submit|sign|subscribe|unsubscribe|uninstallFilter|newAccount|unlockAccount|lockAccount)|^debug_(?!trace|block|get)/;

/** A value with one place in it changed, for each place that fits. */
function changedOnce(found: unknown, place: RegExp, value: string): unknown[] {
  if (typeof found === 'string') return place.test(found) ? [value] : [];
  if (Array.isArray(found)) {
    const list: readonly unknown[] = found;
    return list.flatMap((entry, index) =>
      changedOnce(entry, place, value).map((changed): unknown => list.with(index, changed)),
    );
  }
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, entry]) =>
    changedOnce(entry, place, value).map((changed) => ({...found, [key]: changed})),
  );
}

/**
 * Asks each recorded call again with other blocks in it, and with one parameter more where a method has it, and
 * resolves with every error.
 */
export async function tryBeyond(
  {methods}: RpcDocument,
  live: readonly Recording[],
  endpoints: Endpoints,
): Promise<BeyondTrial[]> {
  const trials: BeyondTrial[] = [];
  const asked = new Set<string>();
  for (const {space, method, pair} of live.filter(
    (one) => !one.pair.answer.error && !one.pair.notifications && !NOT_ASKED.test(one.method),
  )) {
    const sent = pair.request.params;
    const next = methods.find(({name}) => name === method)?.params[sent.length];
    const changed = OTHERS.flatMap(({place, value}) => changedOnce(sent, place, value)) as unknown[][];
    const longer = next && /block|epoch/i.test(next.name) ? [[...sent, BEYOND]] : [];
    for (const params of [...changed, ...longer]) {
      const key = JSON.stringify([method, params]);
      if (asked.has(key)) continue;
      asked.add(key);
      const {error} = (await askPair(endpoints[space].http, method, params)).answer;
      if (error) trials.push({space, method, params, code: error.code});
    }
  }
  return trials;
}
