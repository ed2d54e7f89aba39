import {isRecord} from '../jsonPointer';

/** Fields that distinguish one event from the next: its position, and what it is. */
const TELLING = [
  ['revertTo', 'epochNumber', 'number', 'blockNumber', 'height'],
  ['transactionHash', 'hash'],
];
const MAX_LENGTH = 160;
const QUANTITY = /^0x[\da-f]{1,16}$/i;

function fieldText(name: string, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [`${name} ${QUANTITY.test(value) ? BigInt(value).toString() : value}`];
}

/** An event in a line: its number and hash where it has such, else how its JSON begins. */
export function eventTitle(result: unknown): string {
  const fields = isRecord(result)
    ? TELLING.flatMap((names) => names.flatMap((name) => fieldText(name, result[name])).slice(0, 1))
    : [];
  // A list, since JSON has no text for an event without a result.
  const text = fields.length > 0 ? fields.join(' · ') : JSON.stringify([result]).slice(1, -1);
  return text.slice(0, MAX_LENGTH);
}
