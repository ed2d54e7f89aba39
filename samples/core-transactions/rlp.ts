// RLP by hand: an item is bytes (as hex without 0x) or a list of items.
export type Item = string | Item[];

const even = (digits: string) => (digits.length % 2 ? `0${digits}` : digits);
const hex = (n: number | bigint) => even(n.toString(16));

// #region encode
/** An integer has no leading zeros, so 0 has no bytes at all. */
export const integer = (n: bigint) => (n === 0n ? '' : hex(n));

/** `base` is 0x80 for bytes and 0xc0 for a list. */
function withLength(body: string, base: number): string {
  const size = body.length / 2;
  if (size <= 55) return hex(base + size) + body;
  return hex(base + 55 + hex(size).length / 2) + hex(size) + body;
}

export function encode(item: Item): string {
  if (Array.isArray(item)) return withLength(item.map(encode).join(''), 0xc0);
  const oneSmallByte = item.length === 2 && Number(`0x${item}`) < 0x80;
  return oneSmallByte ? item : withLength(item, 0x80);
}
// #endregion encode

// #region decode
/** An item in the bytes: its length prefix, its bytes, and the items of a list. */
export type Part = { head: string; body: string; list?: Part[] };

/** Splits hex digits into RLP items. */
export function decode(digits: string): Part[] {
  if (digits === '') return [];
  const first = Number(`0x${digits.slice(0, 2)}`);
  const isList = first >= 0xc0;
  let size = first < 0x80 ? 1 : first - (isList ? 0xc0 : 0x80);
  let start = first < 0x80 ? 0 : 2;
  if (size > 55) {
    start += 2 * (size - 55); // the size itself needs so many bytes
    size = Number(`0x${digits.slice(2, start)}`);
  }
  const end = start + 2 * size;
  if (end > digits.length) throw new Error(`${size} bytes announced, but there are fewer`);
  const body = digits.slice(start, end);
  return [
    { head: digits.slice(0, start), body, ...(isList && { list: decode(body) }) },
    ...decode(digits.slice(end)),
  ];
}
// #endregion decode
