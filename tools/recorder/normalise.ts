import {isRecord, orderPair} from './orderPair';
import type {Pair} from './pair';

/*
 * The rule for what differs between any two runs and does not count; openrpc/examples/README.md explains it to readers.
 *
 * 1. Hashes: 32 bytes that do not begin with ten zero bytes, in texts too. Numbered by first appearance, so that it still counts which are the same.
 *    A word of 32 bytes that begins with zeros is a number or an address and stays.
 * 2. Ids of filters and subscriptions, which are random. Numbered likewise.
 * 3. Times and durations, solutions of the proof of work with their quality, and signatures of proof of stake: each becomes the name of its kind.
 * 4. The account that the node makes up for cfx_newAccount, and what it signs with it.
 * 5. Order, if the node has none (orderPair.ts).
 * 6. The place of a block that cfx_subscribe announces: null or not, depending on whether the node has settled it by then.
 */

const HASH = /0x(?!0{20})[0-9a-f]{64}(?![0-9a-f])/g;
const ID = /^0x[0-9a-f]{12,32}$/;
const POS_SIGNATURE = /^0x[0-9a-f]{384}$/;
const GIVES_ID = /_(new\w*Filter|subscribe)$/;
const TAKES_ID = /_(getFilter(Changes|Logs)|uninstallFilter|unsubscribe)$/;
const USES_NEW_ACCOUNT = /^cfx_(newAccount|lockAccount|unlockAccount|sign|signTransaction|sendTransaction)$/;
const SIGNED = /0x([0-9a-f]{64}|[0-9a-f]{128,})(?![0-9a-f])/g;
const CORE_ADDRESS = /net\d+:(type\.user:)?[a-z0-9]{42}/gi;
const TIMES = new Set([
  'timestamp',
  'blockTimestamp',
  'timestampUsecs',
  'lastRead',
  'lastWrite',
  'secs_since_epoch',
  'nanos_since_epoch',
]);
const DURATION = /\b\d+(\.\d+)?(ns|µs|ms|s)\b/g;

/** Replaces one text by what the rule makes of it. */
type ReplaceText = (text: string) => string;

/** Gives each text that it meets the next number, and the same one to the same text. */
function numberTexts(): (text: string, kind: string) => string {
  const numbers = new Map<string, number>();
  return (text, kind) => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return `<${kind} ${number}>`;
  };
}

/** The ids of filters and subscriptions that a pair shows. */
function idsOf({request, answer, notifications = []}: Pair): ReadonlySet<unknown> {
  const taken = TAKES_ID.test(request.method) ? request.params : [];
  const given = GIVES_ID.test(request.method) ? [answer.result] : [];
  const sent = notifications.map(({params}) => params.subscription);
  return new Set([...taken, ...given, ...sent].filter((id) => typeof id === 'string' && ID.test(id)));
}

/** Hides the account that the node made up; the node's other accounts sign nothing. */
function hideAccount(text: string): string {
  return text.replace(SIGNED, '<signed>').replace(CORE_ADDRESS, '<account>');
}

function buildReplace(pair: Pair): ReplaceText {
  if (USES_NEW_ACCOUNT.test(pair.request.method)) return hideAccount;
  const ids = idsOf(pair);
  const number = numberTexts();
  return (text) => {
    if (ids.has(text)) return number(text, 'id');
    return POS_SIGNATURE.test(text)
      ? '<signature>'
      : text.replace(HASH, (hash) => number(hash, 'hash')).replace(DURATION, '<duration>');
  };
}

/**
 * What a field's name alone gives away: times, and the solutions of blocks, which unlike transactions have a parent.
 */
function replaceByName(key: string, value: unknown, owner: Record<string, unknown>): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (TIMES.has(key)) return '<time>';
  if (key === 'powQuality') return '<quality>';
  return key === 'nonce' && 'parentHash' in owner ? '<solution>' : undefined;
}

function replaceAll(value: unknown, replace: ReplaceText): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceAll(item, replace));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      replace(key),
      replaceByName(key, inner, value) ?? replaceAll(inner, replace),
    ]),
  );
}

/** A pair whose announced blocks have no place. */
function hidePlaces(pair: Pair): Pair {
  if (pair.request.method !== 'cfx_subscribe' || !pair.notifications) return pair;
  const notifications = pair.notifications.map((notification) => {
    const {result} = notification.params;
    if (!isRecord(result) || !('parentHash' in result)) return notification;
    return {
      ...notification,
      params: {...notification.params, result: {...result, epochNumber: '<place>', blockNumber: '<place>'}},
    };
  });
  return {...pair, notifications};
}

/**
 * A pair with placeholders for what differs between any two runs, and in one order: equal for two runs of the same
 * node.
 */
export function normalisePair(pair: Pair): unknown {
  return replaceAll(orderPair(hidePlaces(pair)), buildReplace(pair));
}
