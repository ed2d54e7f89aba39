import {sliceText, toLiteral} from './shownText';
import {CUT_AT, type ValueRow} from './toRows';

/** How much of a long text is shown before a match in it. */
const LEAD = 60;

/** A plain value as it is shown: JSON, and whether it continues before and after. */
export interface ShownValue {
  literal: string;
  cutBefore: boolean;
  cutAfter: boolean;
}

/** What of a row's plain value is shown: a folded long text from its beginning, or around what is looked for in it. */
export function toShownValue(
  {value, slice}: Pick<ValueRow, 'value' | 'slice'>,
  pattern: RegExp | undefined,
): ShownValue {
  if (typeof value !== 'string') return {literal: toLiteral(value), cutBefore: false, cutAfter: false};
  const found = pattern && !slice && value.length > CUT_AT ? value.search(pattern) : -1;
  const from = slice?.from ?? Math.max(found - LEAD, 0);
  const to = Math.min(slice?.to ?? from + CUT_AT, value.length);
  return {literal: toLiteral(sliceText(value, from, to)), cutBefore: from > 0, cutAfter: to < value.length};
}

/** Returns whether a number may have lost digits when it was read. */
export function isRounded(value: unknown): boolean {
  return (
    typeof value === 'number' && (Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value))
  );
}
