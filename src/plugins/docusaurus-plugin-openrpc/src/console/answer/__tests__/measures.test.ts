import {describe, expect, it} from 'vitest';
import {byteLength, formatBytes, formatCount, formatTime, parseRetryAfter} from '../measures';

it('counts bytes, not signs', () => {
  expect(byteLength('aé树😀')).toBe(1 + 2 + 3 + 4);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [2_100, '2.1 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [5_242_880, '5.2 MB'],
])('%d bytes are %s', (bytes, shown) => expect(formatBytes(bytes, 'en')).toBe(shown));

it.each([
  [0.4, '0 ms'],
  [142.3, '142 ms'],
  [999.4, '999 ms'],
  [999.6, '1 sec'],
  [15_000, '15 sec'],
])('%d ms are %s', (ms, shown) => expect(formatTime(ms, 'en')).toBe(shown));

it('follows the language', () => {
  expect(formatCount(100_000, 'es')).toBe('100.000');
  expect(formatBytes(2_100, 'es')).toBe('2,1 kB');
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');

  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 10:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    ['9'.repeat(400), undefined],
  ])('reads %j as %s', (header, seconds) => expect(parseRetryAfter(header, now)).toBe(seconds));
});
