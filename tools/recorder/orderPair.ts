import type {Pair} from './pair';

/** Distinguishes an object from a list and from anything else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A transfer by which a trace shows that storage collateral is settled; the node keeps these in a hash map. */
function settlesCollateral(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.action) &&
    [value.action.fromPocket, value.action.toPocket].includes('storage_collateral')
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts each run of neighbors that settle collateral by what they move. */
function sortCollateral(items: readonly unknown[]): unknown[] {
  const sorted = [...items];
  for (let start = 0; start < sorted.length; start += 1) {
    let end = start;
    while (end < sorted.length && settlesCollateral(sorted[end])) end += 1;
    const run = sorted
      .slice(start, end)
      .toSorted((one, other) => compareTexts(JSON.stringify(one), JSON.stringify(other)));
    sorted.splice(start, run.length, ...run);
    start = end;
  }
  return sorted;
}

function nonceOf(value: unknown): number {
  return isRecord(value) ? Number(value.nonce) : Number.NaN;
}

/** Puts in order what has none: keys of objects, and transfers that settle collateral. */
function orderValue(value: unknown): unknown {
  if (Array.isArray(value)) return sortCollateral(value.map(orderValue));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, orderValue(inner)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => compareTexts(one, other)));
}

/** A pair in one order, whatever order the node's hash maps gave it. */
export function orderPair(pair: Pair): unknown {
  const {request, answer} = pair;
  const {result} = answer;
  const byNonce = request.method === 'debug_txToolAccountTransactions' && Array.isArray(result);
  return orderValue(
    byNonce
      ? {...pair, answer: {...answer, result: result.toSorted((one, other) => nonceOf(one) - nonceOf(other))}}
      : pair,
  );
}
