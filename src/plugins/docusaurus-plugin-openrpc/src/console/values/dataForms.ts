import {hexToBytes} from '@noble/hashes/utils';
import type {DecodedForm} from '../model';

/** Bytes that are looked at, at most. */
const MAX_BYTES = 16_384;
const WORD = 32;
const ERROR_SELECTOR = '0x08c379a0';
const PANIC_SELECTOR = '0x4e487b71';
/** Fewer characters are printable by chance too often. */
const LEAST_CHARACTERS = 4;

function bytesOf(hex: string): Uint8Array | undefined {
  const digits = hex.slice(2, 2 + 2 * MAX_BYTES);
  return hex.startsWith('0x') && digits.length % 2 === 0 && !/[^0-9a-f]/i.test(digits) ? hexToBytes(digits) : undefined;
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The number in a word, if it fits in four bytes, as every number here does. */
function smallNumber(bytes: Uint8Array, offset: number): number | undefined {
  const word = bytes.subarray(offset, offset + WORD);
  if (word.length < WORD || word.subarray(0, WORD - 4).some((byte) => byte !== 0)) return undefined;
  return word.subarray(WORD - 4).reduce((number, byte) => number * 256 + byte, 0);
}

/**
 * The string in the ABI encoding of one string; the zeros that fill its last word may be absent, but nothing else may
 * follow.
 */
function abiString(bytes: Uint8Array): string | undefined {
  const length = smallNumber(bytes, WORD);
  if (smallNumber(bytes, 0) !== WORD || length === undefined) return undefined;
  const end = 2 * WORD + length;
  const rest = bytes.subarray(end);
  return end <= bytes.length && rest.length < WORD && rest.every((byte) => byte === 0)
    ? utf8Of(bytes.subarray(2 * WORD, end))
    : undefined;
}

/**
 * A text of a stranger without characters that steer how it is shown, such as those which turn the writing direction.
 */
function shown(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/**
 * The reason in what a reverted call gave back: `Error(string)` with the text, or `Panic(uint256)` with the code as
 * hex; nothing for any other data. Looks at the first 16 KiB.
 */
export function reasonForms(hex: string): DecodedForm[] {
  const selector = hex.slice(0, 10).toLowerCase();
  const bytes = selector === ERROR_SELECTOR || selector === PANIC_SELECTOR ? bytesOf(hex)?.subarray(4) : undefined;
  if (!bytes) return [];
  if (selector === ERROR_SELECTOR) {
    const reason = abiString(bytes);
    return reason === undefined
      ? []
      : [
          {kind: 'selector', text: 'Error(string)'},
          {kind: 'text', text: shown(reason)},
        ];
  }
  const code = bytes.length === WORD ? smallNumber(bytes, 0) : undefined;
  if (code === undefined) return [];
  return [
    {kind: 'selector', text: 'Panic(uint256)'},
    {kind: 'text', text: `0x${code.toString(16).padStart(2, '0')}`},
  ];
}

/**
 * The text in data that is one, as UTF-8 or as the ABI encoding of a string; nothing if any of it is not printable, or
 * from 16 KiB on.
 */
export function textForms(hex: string): DecodedForm[] {
  const bytes = hex.length <= 2 + 2 * MAX_BYTES ? bytesOf(hex) : undefined;
  if (!bytes || bytes.length === 0) return [];
  const encoded = abiString(bytes);
  const text = encoded ?? utf8Of(bytes);
  if (text === undefined || text === '' || (encoded === undefined && Array.from(text).length < LEAST_CHARACTERS))
    return [];
  return shown(text) === text ? [{kind: 'text', text}] : [];
}
