// holds: security.hostile-pages
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {hostileContent} from '../../tools/prose/hostile/hostileContent';
import {linkFault, schemeOf} from '../../tools/prose/hostile/scheme';

const scheme = fc.constantFrom('javascript', 'vbscript', 'data', 'blob', 'file');
const unseen = fc.constantFrom('', '\t', '\n', '\r', '\u0000', '\u0001', '\u00a0', '\u200b', '\u2028', '\ufeff', ' ');

/** One character in one of the ways in which something decodes it again. */
const writings = (character: string): string[] => {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return [
    character,
    character.toUpperCase(),
    `&#${String(code)};`,
    `&#000${String(code)};`,
    `&#x${hex};`,
    `&#X0000000${hex};`,
    `&amp;#x${hex};`.replace('&amp;', '&#38;'),
    `%${hex}`,
    String.fromCodePoint(code + 0xfee0),
  ];
};

/** A scheme and its colon, each character written in any way, with unseen characters before and between. */
const disguised = scheme.chain((name) =>
  fc
    .tuple(
      ...Array.from(`${name}:`).map((character) =>
        fc.tuple(unseen, fc.constantFrom(...writings(character))).map((parts) => parts.join('')),
      ),
    )
    .map((parts) => ({name, address: `${parts.join('')}alert(1)`})),
);
const jsString = (text: string): string =>
  Array.from(text)
    .map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
    .join('');
const wrongs = (page: string): string =>
  hostileContent(page)
    .map(({wrong}) => wrong)
    .join('\n');

describe('a scheme that runs code', () => {
  test('is known in every disguise', () => {
    fc.assert(
      fc.property(disguised, ({name, address}) => schemeOf(address) === name),
      {numRuns: 2000},
    );
  });

  test('is refused in a string of an attribute, however it is escaped', () => {
    fc.assert(
      fc.property(
        disguised,
        fc.constantFrom('href', 'src', 'action', 'formAction', 'xlinkHref', 'data', 'any'),
        ({address}, name) => {
          expect(wrongs(`<Fact id="a" ${name}={'${jsString(address)}'} />`)).not.toBe('');
        },
      ),
      {numRuns: 100},
    );
  });

  test('is refused where a template or a sum puts it together', () => {
    fc.assert(
      fc.property(disguised, fc.nat(20), fc.boolean(), ({address}, at, sum) => {
        const parts = [address.slice(0, at), address.slice(at)].map(jsString);
        const value = sum ? `'${parts.join("' + '")}'` : `\`${parts[0] ?? ''}\${'${parts[1] ?? ''}'}\``;
        expect(wrongs(`<Fact id="a" href={${value}} />`)).toMatch(/the scheme/);
      }),
      {numRuns: 100},
    );
  });

  test('is refused in a Markdown link and in a quoted attribute', () => {
    fc.assert(
      fc.property(disguised, ({address}) => {
        // A line break or a null ends a link's address, and Markdown then shows the text as it is.
        const written = address
          .replaceAll('\n', '&#x9;')
          .replaceAll('\r', '&#x9;')
          .replaceAll('\u0000', '')
          .replaceAll(' ', '&#32;');
        expect(wrongs(`[a](<${written}>)`)).toMatch(/the scheme/);
        expect(wrongs(`<Fact id="a" href="${written}" />`)).toMatch(/the scheme/);
      }),
      {numRuns: 100},
    );
  });
});

test('an encrypted address is never refused', () => {
  fc.assert(
    fc.property(
      fc.webUrl({validSchemes: ['https'], withQueryParameters: true, withFragments: true}),
      (address) => linkFault(address) === undefined,
    ),
    {numRuns: 1000},
  );
});

test('a handler is refused in any case, on any element', () => {
  const cased = (text: string): fc.Arbitrary<string> =>
    fc.array(fc.boolean(), {minLength: text.length, maxLength: text.length}).map((ups) =>
      Array.from(text)
        .map((letter, i) => (ups[i] ? letter.toUpperCase() : letter))
        .join(''),
    );
  fc.assert(
    fc.property(
      fc.constantFrom('onclick', 'onerror', 'onload', 'onbegin', 'ontoggle').chain(cased),
      fc.constantFrom('b', 'svg', 'Fact'),
      (handler, name) => {
        expect(wrongs(`<${name} ${handler}="x" />`)).toContain(`the event handler ${handler}`);
      },
    ),
    {numRuns: 100},
  );
});
