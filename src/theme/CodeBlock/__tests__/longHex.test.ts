import {expect, test} from 'vitest';
import {hasLongHex, splitLongHex} from '../longHex';

const BLOOM = `0x${'0'.repeat(200)}${'ab'.repeat(156)}`;

test('a long value is in three parts, and the pieces are the text again', () => {
  const text = `"logsBloom": "${BLOOM}", "data": "${BLOOM}"`;
  const pieces = splitLongHex(text);
  expect(
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.head + piece.middle + piece.tail)).join(''),
  ).toBe(text);
  const values = pieces.filter((piece) => typeof piece !== 'string');
  expect(values).toHaveLength(2);
  expect(values[0]?.head).toBe(`0x${'0'.repeat(24)}`);
  expect(values[0]?.tail).toBe('ab'.repeat(12));
});

test('hashes and addresses stay whole', () => {
  const text = `0x${'f'.repeat(64)} 0x${'1'.repeat(40)} ${'f'.repeat(300)}`;
  expect(hasLongHex(text)).toBe(false);
  expect(splitLongHex(text)).toEqual([text]);
});
