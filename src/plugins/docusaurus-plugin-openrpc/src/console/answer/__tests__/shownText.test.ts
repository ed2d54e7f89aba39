import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sliceText, toLiteral, toRuns, withEscapes} from '../shownText';

describe('withEscapes', () => {
  it.each([
    ['a direction mark', 'a\u202Eb', 'a\\u202eb'],
    ['a control', 'a\u0000b\u009F', 'a\\u0000b\\u009f'],
    ['half of a pair', 'a\uD800b', 'a\\ud800b'],
    ['nothing wide', '\u200B\u2060\uFEFF', '\\u200b\\u2060\\ufeff'],
    ['letters without ink', '\u3164\u115F\u034F', '\\u3164\\u115f\\u034f'],
    ['tags beyond the first plane', '\u{E0041}', '\\udb40\\udc41'],
    ['line separators', '\u2028\u2029', '\\u2028\\u2029'],
  ])('shows %s', (_name, text, shown) => expect(withEscapes(text)).toBe(shown));

  it('leaves letters, emoji, line breaks and tabs', () => {
    expect(withEscapes('é 树 שלום 😀\n\t')).toBe('é 树 שלום 😀\n\t');
  });
});

describe('toLiteral', () => {
  it('is JSON that says the same', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(JSON.parse(toLiteral(text))).toBe(text);
      }),
    );
  });

  it('tells a real sign from the text of its escape', () => {
    expect(toLiteral('\u202E')).toBe('"\\u202e"');
    expect(toLiteral('\\u202e')).toBe('"\\\\u202e"');
  });

  it('never holds a sign that cannot be seen', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') return;
        expect(toLiteral(value)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u);
      }),
    );
  });

  it('writes plain values as JSON does', () => {
    expect([true, null, 1.5, 'a"b'].map(toLiteral)).toEqual(['true', 'null', '1.5', '"a\\"b"']);
  });
});

describe('toRuns', () => {
  it('keeps escapes apart from a text that looks like one', () => {
    expect(toRuns('\\u202e\u202E\u202Eb')).toEqual([
      {text: '\\u202e', escaped: false},
      {text: '\\u202e\\u202e', escaped: true},
      {text: 'b', escaped: false},
    ]);
  });

  it('comes to the text with escapes', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(
          toRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(withEscapes(text));
      }),
    );
  });
});

describe('sliceText', () => {
  it('never cuts a pair in two', () => {
    expect(sliceText('a😀b', 0, 2)).toBe('a');
    expect(sliceText('a😀b', 2, 4)).toBe('😀b');
  });

  it('loses nothing between two slices', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.nat(20), (text, at) => {
        expect(sliceText(text, 0, at) + sliceText(text, at, text.length)).toBe(text);
      }),
    );
  });
});
