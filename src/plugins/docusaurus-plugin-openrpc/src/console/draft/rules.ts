import type {Fault, ValueContext, ValuePath} from '../model';
import {checkText, type TextReading} from '../values/checkText';
import {refuse, type Refusal} from '../values/refusal';
import type {TypeOf} from './kinds';

const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Digits that a number of JavaScript can hold at most. */
const MAX_DIGITS = 17;

/** A refusal at its place. */
export function faultAt(path: ValuePath, {code, values}: Refusal): Fault {
  return values ? {path, code, values} : {path, code};
}

/** What JSON calls a value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns whether a number may no longer be the one that was written. */
export function isUnsafe(value: number): boolean {
  return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

/** Why a number does not fit its type; undefined if it does. */
export function refuseNumber({integer, minimum, maximum}: TypeOf<'number'>, value: number): Refusal | undefined {
  const values = (expected: number): Record<string, string> => ({found: String(value), expected: String(expected)});
  if (isUnsafe(value)) return refuse('unsafe-number');
  if (integer && !Number.isInteger(value)) return refuse('not-whole');
  if (minimum !== undefined && value < minimum) return refuse('below-minimum', values(minimum));
  return maximum !== undefined && value > maximum ? refuse('above-maximum', values(maximum)) : undefined;
}

/** Returns whether the digits of a number as typed are more than a number of JavaScript keeps. */
function losesDigits(digits: string, value: number): boolean {
  const significant = digits.replace('.', '').replace(/^0+/, '');
  return significant.replace(/0+$/, '').length > MAX_DIGITS || (value === 0 && significant !== '');
}

/** What a typed text comes to at a place for numbers; a number is never sent otherwise than it was typed. */
export function readNumber(text: string, type: TypeOf<'number'>): {ok: true; value: number} | Refusal {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  const digits = DECIMAL.exec(typed)?.[1];
  if (digits === undefined) return refuse('not-a-number');
  const value = Number(typed);
  if (losesDigits(digits, value)) return refuse('unsafe-number');
  return refuseNumber(type, value) ?? {ok: true, value};
}

/** What a typed text comes to at a place for strings; a blank one that is refused has not been filled. */
export function readText(text: string, type: TypeOf<'string'>, context: ValueContext): TextReading {
  const reading = checkText(text, type, context);
  return !reading.ok && text.trim() === '' ? refuse('required') : reading;
}

/**
 * The result of a string given as JSON: the same, or why it does not fit as it is; only typed texts may be written in
 * other ways.
 */
export function readLiteral(text: string, type: TypeOf<'string'>, context: ValueContext): TextReading {
  const reading = readText(text, type, context);
  if (!reading.ok || reading.value === text) return reading;
  const {format: _format, ...plain} = type;
  if (plain.pattern !== undefined && checkText(text, plain, context).ok) return {ok: true, value: text};
  return refuse('pattern', {expected: type.pattern ?? reading.value, suggestion: reading.value});
}

/** Why a list of that many entries does not fit its type; undefined if it does. */
export function refuseCount(
  {minItems = 0, maxItems = Infinity}: {minItems?: number; maxItems?: number},
  count: number,
): Refusal | undefined {
  const values = (expected: number): Record<string, string> => ({found: String(count), expected: String(expected)});
  if (count < minItems) return refuse('too-few-items', values(minItems));
  return count > maxItems ? refuse('too-many-items', values(maxItems)) : undefined;
}
