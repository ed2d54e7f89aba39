import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodableHash} from '../decodableHash';

/** Decodes as a browser does that looks for a fragment's element: what escapes nothing stands for itself. */
function lenientlyDecoded(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const decoded: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const pair = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    const escaped = bytes[at] === 0x25 && /^[\da-f]{2}$/i.test(pair);
    decoded.push(escaped ? parseInt(pair, 16) : (bytes[at] ?? 0));
    if (escaped) at += 2;
  }
  return new TextDecoder().decode(new Uint8Array(decoded));
}

const anyHash = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.webFragments(),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('%', '%2', 'a', 'G', '%25', '%ED%A0%80', '%F4%90%80%80', '%C0%80', 'é'),
        fc.integer({min: 0, max: 255}).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      ),
    )
    .map((parts) => `#${parts.join('')}`),
);

describe('decodableHash', () => {
  it.each([
    ['', ''],
    ['#', '#'],
    ['#request=eyJ2IjoxfQ', '#request=eyJ2IjoxfQ'],
    ['#%E4%B8%AD%E6%96%87', '#%E4%B8%AD%E6%96%87'],
    ['#caf%c3%a9', '#caf%c3%a9'],
    ['#%F0%9F%98%80', '#%F0%9F%98%80'],
    ['#100%25', '#100%25'],
    ['#%', '#%25'],
    ['#100%', '#100%25'],
    ['#%zz', '#%25zz'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ['#caf%C3%A9-100%', '#caf%C3%A9-100%25'],
    ['#%A4%E4%B8%AD', '#%25A4%E4%B8%AD'],
    ['#%E4%B8%41', '#%25E4%25B8%41'],
    // Overlong, surrogate, and beyond the last code point.
    ['#%C0%80', '#%25C0%2580'],
    ['#%ED%A0%80', '#%25ED%25A0%2580'],
    ['#%F4%90%80%80', '#%25F4%2590%2580%2580'],
  ])('%j becomes %j', (hash, decodable) => {
    expect(decodableHash(hash)).toBe(decodable);
  });

  it('always decodes, changes nothing that decodes, and does not change its own result', () => {
    fc.assert(
      fc.property(anyHash, (hash) => {
        const decodable = decodableHash(hash);
        expect(() => decodeURIComponent(decodable)).not.toThrow();
        expect(decodableHash(decodable)).toBe(decodable);
        let asItIs: string | undefined;
        try {
          asItIs = decodeURIComponent(hash);
        } catch {
          return;
        }
        expect([decodable, asItIs]).toEqual([hash, decodeURIComponent(decodable)]);
      }),
      {numRuns: 2000},
    );
  });

  it('stands for the same element wherever the escapes are UTF-8', () => {
    const part = fc.oneof(
      fc.constantFrom('%', '%2', '%z', 'a', '-', '%25'),
      fc.string({unit: 'grapheme'}).map((text) => encodeURIComponent(text)),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        // Two parts could make an escape of bytes that aren't text, such as % and ff.
        fc.pre(!lenientlyDecoded(parts.join('')).includes('\uFFFD'));
        expect(decodeURIComponent(decodableHash(parts.join('')))).toBe(lenientlyDecoded(parts.join('')));
      }),
      {numRuns: 1000},
    );
  });

  it('takes a hash of a million percent signs in its stride', () => {
    expect(decodableHash('%'.repeat(1_000_000))).toHaveLength(3_000_000);
  });
});
