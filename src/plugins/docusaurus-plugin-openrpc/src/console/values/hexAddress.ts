import {keccak_256} from '@noble/hashes/sha3';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils';
import {refuse, type Refusal} from './refusal';

const DIGITS = 40;

/** Writes a hex address of 20 bytes in the upper and lower case that EIP-55 gives it. */
export function toChecksumAddress(hex: string): `0x${string}` {
  const digits = hex.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${Array.from(digits, (digit, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

/**
 * Checks a hex address: its form, its length, and where it is in mixed case the checksum of EIP-55.
 * The value is the text without blanks around it; its case stays as typed.
 */
export function checkHexAddress(text: string): {ok: true; value: `0x${string}`} | Refusal {
  const trimmed = text.trim();
  const digits = trimmed.slice(2);
  if (!trimmed.startsWith('0x') || /[^0-9a-f]/i.test(digits)) return refuse('not-an-address');
  if (digits.length !== DIGITS)
    return refuse('address-length', {found: String(digits.length), expected: String(DIGITS)});
  const value: `0x${string}` = `0x${digits}`;
  const mixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  return mixed && toChecksumAddress(value) !== value ? refuse('address-checksum') : {ok: true, value};
}
