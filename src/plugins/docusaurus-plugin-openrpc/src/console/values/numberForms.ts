import type {DecodedForm} from '../model';
import {amountOf, isMoney} from './quantity';

/** September 9, 2001: no block is older, and no span of time in an answer is as long. */
const FIRST_DATE = 1_000_000_000n;
/** The end of the year 9999. */
const LAST_DATE = 253_402_300_799n;
const SPANS = [
  ['d', 86_400n],
  ['h', 3600n],
  ['min', 60n],
  ['s', 1n],
] as const;

function durationOf(seconds: bigint): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [symbol, length] of SPANS) {
    if (rest >= length) parts.push(`${rest / length} ${symbol}`);
    rest %= length;
  }
  return parts.join(' ');
}

/**
 * What seconds are: a moment where the field is named as one (`timestamp`, `blockTimestamp`, `time`) or where they
 * reach from 2001 to 9999, otherwise a span of time. Nothing for 0 in a field of another name, and nothing past the
 * year 9999.
 */
function timeForms(seconds: bigint, field: string): DecodedForm[] {
  if (seconds > LAST_DATE) return [];
  if (seconds >= FIRST_DATE || /time(stamp)?$/i.test(field)) {
    return [{kind: 'date', text: new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z')}];
  }
  return seconds === 0n ? [] : [{kind: 'duration', text: durationOf(seconds)}];
}

/** What a number of a unit means: an amount of money, a moment or a span of time; nothing for other units. */
export function numberForms(number: bigint, unit: string | undefined, field: string): DecodedForm[] {
  if (unit === 's') return timeForms(number, field);
  if (!isMoney(unit)) return [];
  const amount = amountOf(number);
  // An amount counted in drip and shown in drip isn't another form.
  return amount.unit === 'drip' ? [] : [{kind: 'amount', ...amount}];
}
