import type {TypeNode} from '../../reference';
import type {ValueContext} from '../model';
import {coreAddressType, decodeBase32Address, encodeBase32Address, networkPrefix} from './base32Address';
import {formatOf, type ValueFormat} from './format';
import {checkHexAddress} from './hexAddress';
import {matchesPattern} from './matchesPattern';
import {parseQuantity} from './quantity';
import {refuse, type Refusal} from './refusal';

/** What a typed text comes to. */
export type TextReading = {ok: true; value: string} | Refusal;

type StringType = TypeNode & {kind: 'string'};
type Rule = (text: string, type: StringType, context: ValueContext) => TextReading;

const HASH_DIGITS = 64;

function checkQuantity(text: string, {unit}: StringType): TextReading {
  const reading = parseQuantity(text, unit);
  return reading.ok ? {ok: true, value: reading.hex} : reading;
}

function checkData(text: string): TextReading {
  const digits = text.slice(2);
  if (!text.startsWith('0x') || /[^0-9a-f]/i.test(digits)) return refuse('not-hex');
  return digits.length % 2 === 0 ? {ok: true, value: text} : refuse('odd-hex');
}

function checkHash(text: string): TextReading {
  const reading = checkData(text);
  const found = text.length - 2;
  if ((!reading.ok && reading.code !== 'odd-hex') || found === HASH_DIGITS) return reading;
  return refuse('wrong-length', {found: String(found), expected: String(HASH_DIGITS)});
}

function noCoreAddress(hex: string): Refusal {
  return refuse('address-type', {found: hex.slice(0, 3), expected: '0x0, 0x1, 0x8'});
}

/** Hex is never accepted as base32; if it is an address of Core Space, the refusal suggests its base32 form. */
function refuseHex(text: string, {chainId}: ValueContext): Refusal {
  const reading = checkHexAddress(text);
  if (!reading.ok) return reading.code === 'address-checksum' ? reading : refuse('hex-for-base32');
  if (coreAddressType(reading.value) === 'invalid') return noCoreAddress(reading.value);
  return refuse(
    'hex-for-base32',
    chainId === undefined ? undefined : {suggestion: encodeBase32Address(reading.value, chainId)},
  );
}

function checkBase32(text: string, _type: StringType, context: ValueContext): TextReading {
  if (/^0x/i.test(text)) return refuseHex(text, context);
  const reading = decodeBase32Address(text);
  if (!reading.ok) return refuse(reading.fault, reading.values);
  const {chainId} = context;
  if (chainId !== undefined && reading.networkId !== chainId)
    return refuse('wrong-network', {found: reading.prefix, expected: networkPrefix(chainId)});
  return reading.type === 'invalid' ? noCoreAddress(reading.hex) : {ok: true, value: text};
}

function checkHex(text: string): TextReading {
  // The bytes of a Core Space address are another account in eSpace, so none are suggested.
  return /^(cfx|cfxtest|net\d+):/i.test(text) ? refuse('base32-for-hex') : checkHexAddress(text);
}

const RULES: Record<ValueFormat, Rule> = {
  quantity: checkQuantity,
  data: checkData,
  hash: checkHash,
  'hex-address': checkHex,
  'base32-address': checkBase32,
};

function checkLimits(value: string, {pattern, minLength, maxLength}: StringType): TextReading {
  if (pattern !== undefined && !matchesPattern(value, pattern)) return refuse('pattern', {expected: pattern});
  if (minLength === undefined && maxLength === undefined) return {ok: true, value};
  // JSON Schema counts characters, not the halves that some consist of in JavaScript.
  const length = Array.from(value).length;
  if (minLength !== undefined && length < minLength)
    return refuse('too-short', {found: String(length), expected: String(minLength)});
  if (maxLength !== undefined && length > maxLength)
    return refuse('too-long', {found: String(length), expected: String(maxLength)});
  return {ok: true, value};
}

/**
 * The value that a typed text becomes for a string type: a quantity as hex, an address as its network and form demand,
 * a text of no format as typed. Blanks around a text count only if it has no format. Values of a refusal are what was
 * found and expected, and an address in place of the typed one as `suggestion`.
 */
export function checkText(text: string, type: TypeNode & {kind: 'string'}, context: ValueContext): TextReading {
  const format = formatOf(type);
  const reading: TextReading = format ? RULES[format](text.trim(), type, context) : {ok: true, value: text};
  return reading.ok ? checkLimits(reading.value, type) : reading;
}
