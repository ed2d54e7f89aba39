import {bytesToHex, hexToBytes} from '@noble/hashes/utils';
import type {FaultCode} from '../model';

/** What an address belongs to, by its first bits; `invalid` where no account of Core Space begins like that. */
export type CoreAddressType = 'null' | 'builtin' | 'user' | 'contract' | 'invalid';

/**
 * What a base32 address says, or the first thing that is wrong with it; `canonical` is its short form in lower case.
 */
export type Base32Reading =
  | {ok: true; prefix: string; networkId: number; type: CoreAddressType; hex: `0x${string}`; canonical: string}
  | {ok: false; fault: FaultCode; values?: Record<string, string>};

type Fault = Extract<Base32Reading, {ok: false}>;

const ALPHABET = 'abcdefghjkmnprstuvwxyz0123456789';
const NAMED_NETWORKS: readonly (readonly [number, string])[] = [
  [1029, 'cfx'],
  [1, 'cfxtest'],
];
/** Each generator of the checksum in two halves of 20 bits, which plain numbers can hold. */
const GENERATORS = [
  [0x98f2b, 0xc8e61],
  [0x79b76, 0xd99e2],
  [0xf33e5, 0xfb3c4],
  [0xae2ea, 0xbe2a8],
  [0x1e4f4, 0x3e470],
] as const;
/** Digits of the payload and of the checksum. */
const PAYLOAD_LENGTH = 34;
const CHECKSUM_LENGTH = 8;
const LENGTH = PAYLOAD_LENGTH + CHECKSUM_LENGTH;
/** Longer than any address with a few optional parts. */
const MAX_TEXT = 256;

function checksumOf(digits: readonly number[]): number[] {
  let high = 0;
  let low = 1;
  for (const digit of digits) {
    const carry = high >> 15;
    high = ((high & 0x7fff) << 5) | (low >> 15);
    low = ((low & 0x7fff) << 5) ^ digit;
    GENERATORS.forEach(([highPart, lowPart], bit) => {
      if (((carry >> bit) & 1) === 0) return;
      high ^= highPart;
      low ^= lowPart;
    });
  }
  low ^= 1;
  return [high, low].flatMap((half) => [(half >> 15) & 31, (half >> 10) & 31, (half >> 5) & 31, half & 31]);
}

/** Cuts a run of bits, given in groups of one size, into groups of another; the last one is filled up with zeros. */
function regroup(groups: Iterable<number>, from: number, to: number): number[] {
  const regrouped: number[] = [];
  let bits = 0;
  let count = 0;
  for (const group of groups) {
    bits = (bits << from) | group;
    count += from;
    for (; count >= to; count -= to) regrouped.push((bits >> (count - to)) & ((1 << to) - 1));
    bits &= (1 << count) - 1;
  }
  if (count > 0) regrouped.push(bits << (to - count));
  return regrouped;
}

function prefixDigits(prefix: string): number[] {
  return [...Array.from(prefix, (character) => character.charCodeAt(0) & 31), 0];
}

/** The prefix of a network's addresses, such as `cfx` for 1029. */
export function networkPrefix(networkId: number): string {
  return NAMED_NETWORKS.find(([id]) => id === networkId)?.[1] ?? `net${networkId}`;
}

function networkOf(prefix: string): number | undefined {
  const named = NAMED_NETWORKS.find(([, name]) => name === prefix);
  if (named) return named[0];
  const id = /^net(0|[1-9]\d*)$/.exec(prefix)?.[1];
  // A network with a name of its own has no second prefix by its number.
  return id !== undefined && Number.isSafeInteger(Number(id)) && networkPrefix(Number(id)) === prefix
    ? Number(id)
    : undefined;
}

/** What a hex address of 20 bytes is in Core Space. */
export function coreAddressType(hex: string): CoreAddressType {
  if (/^0x0{40}$/i.test(hex)) return 'null';
  switch (hex[2]) {
    case '0':
      return 'builtin';
    case '1':
      return 'user';
    case '8':
      return 'contract';
    default:
      return 'invalid';
  }
}

/** The type as an address spells it; nodes write `unknown` for bytes that belong to no type. */
function typeSegment(type: CoreAddressType): string {
  return `type.${type === 'invalid' ? 'unknown' : type}`;
}

function wrong(fault: FaultCode, values?: Record<string, string>): Fault {
  return values ? {ok: false, fault, values} : {ok: false, fault};
}

function faultOfWriting(text: string): Fault | undefined {
  if (text.length > MAX_TEXT) return wrong('address-length', {found: String(text.length), expected: String(LENGTH)});
  // Before anything turns to lower case: some letters outside ASCII become ASCII ones by that.
  const foreign = text.replace(/[\x21-\x7e]/g, '');
  if (!text.includes(':'))
    return foreign === '' && text.length === LENGTH ? wrong('address-prefix', {found: ''}) : wrong('not-an-address');
  if (foreign !== '') return wrong('address-characters', {found: foreign});
  return /[a-z]/.test(text) && /[A-Z]/.test(text) ? wrong('address-case') : undefined;
}

/** The address in digits of 5 bits, without its checksum, once that is right. */
function payloadOf(payload: string, prefix: string): number[] | Fault {
  const found = [...new Set(payload)].filter((character) => !ALPHABET.includes(character)).join('');
  if (found !== '') return wrong('address-characters', {found});
  if (payload.length !== LENGTH)
    return wrong('address-length', {found: String(payload.length), expected: String(LENGTH)});
  const digits = Array.from(payload, (character) => ALPHABET.indexOf(character));
  if (checksumOf([...prefixDigits(prefix), ...digits]).some((digit) => digit !== 0)) return wrong('address-checksum');
  return digits.slice(0, PAYLOAD_LENGTH);
}

/**
 * Reads an address as CIP-37 has it, with every one of its checks; a fault's values tell what was found and what was
 * expected. As CIP-37 asks, optional parts other than `type` are passed over. An address of no type that Core Space has
 * is read as `invalid`, since nodes write such ones.
 */
export function decodeBase32Address(text: string): Base32Reading {
  const fault = faultOfWriting(text);
  if (fault) return fault;
  const [prefix = '', ...parts] = text.toLowerCase().split(':');
  const networkId = networkOf(prefix);
  if (networkId === undefined) return wrong('address-prefix', {found: prefix});
  const payload = payloadOf(parts.pop() ?? '', prefix);
  if ('ok' in payload) return payload;
  const [version, ...bytes] = regroup(payload, 5, 8);
  // 170 bits hold 168 of version and address: of the two left over, nothing may be set.
  if (version !== 0 || bytes.pop() !== 0) return wrong('address-version');
  const hex: `0x${string}` = `0x${bytesToHex(Uint8Array.from(bytes))}`;
  const type = coreAddressType(hex);
  const malformed = parts.find((part) => part.split('.').length !== 2);
  if (malformed !== undefined) return wrong('not-an-address');
  const contrary = parts.find((part) => part.startsWith('type.') && part !== typeSegment(type));
  if (contrary !== undefined) return wrong('address-type', {found: contrary, expected: typeSegment(type)});
  return {ok: true, prefix, networkId, type, hex, canonical: encodeBase32Address(hex, networkId)};
}

/**
 * Writes a hex address of 20 bytes as an address of a network; `verbose` spells out its type. Throws on any other hex.
 */
export function encodeBase32Address(hex: string, networkId: number, verbose = false): string {
  if (!/^0x[0-9a-f]{40}$/i.test(hex)) throw new RangeError(`Not an address of 20 bytes: ${hex.slice(0, 50)}`);
  const prefix = networkPrefix(networkId);
  const payload = regroup([0, ...hexToBytes(hex.slice(2))], 8, 5);
  const checksum = checksumOf([...prefixDigits(prefix), ...payload, ...Array.from({length: CHECKSUM_LENGTH}, () => 0)]);
  const body = [...payload, ...checksum].map((digit) => ALPHABET.charAt(digit)).join('');
  return [prefix, ...(verbose ? [typeSegment(coreAddressType(hex))] : []), body].join(':');
}
