// holds: content.one-language
import {describe, expect, test} from 'vitest';
import {parsePageAnew} from '../../../tools/prose/parseProse';
import {LANGUAGE_TABLE} from '../../config/languages';
import {inEachLanguage, LANGUAGES} from '../../config/locales';
import {unpackTerms, type PackedTerms} from '../../content/glossary/packedTerms';
import {remarkTerms} from '../remarkTerms';
import {isComponent, nodesBelow} from '../tree';
import {TERMS as terms} from '../../content/glossary/termList';

const fill = remarkTerms();

/** What a component of a page is given, by the names of its attributes. */
function given(source: string, name: string, file: string): Record<string, unknown> {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  fill(tree, {path: file});
  const {attributes} = [...nodesBelow(tree)].filter(isComponent).find((node) => node.name === name) ?? {};
  return Object.fromEntries(
    ((attributes ?? []) as {name: string; value: {value: string}}[]).map((one) => [
      one.name,
      JSON.parse(one.value.value),
    ]),
  );
}

describe.each(LANGUAGE_TABLE)('the terms of a page in $name', ({folder: key}) => {
  const file = key === 'en' ? 'docs/a.mdx' : `i18n/${key}/x/a.mdx`;
  const others = LANGUAGES.filter((one) => one !== key);
  const foreign = (text: string): string[] =>
    terms.flatMap(({id, definition}) =>
      others.some((one) => definition[one] !== definition[key] && text.includes(JSON.stringify(definition[one])))
        ? [id]
        : [],
    );

  test('are in its glossary by letter, with addresses, and meanings in this language alone', () => {
    const props = given('<Glossary />', 'Glossary', file);
    expect(props.language).toBe(key);
    const text = JSON.stringify(props.terms);
    expect(text).toContain('/docs/general/conflux-basics/gas');
    expect(foreign(text)).toEqual([]);
    const shown = unpackTerms(props.terms as PackedTerms);
    const counts = (props.letters as [string, number][]).map(([, count]) => count);
    expect(shown).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
    expect(shown.find(({id}) => id === 'gas')).toMatchObject({
      to: '/docs/general/conflux-basics/gas',
      meaning: terms.find(({id}) => id === 'gas')?.definition[key],
    });
  });

  test('are all in the table for translators, with meanings in this language alone', () => {
    const {terms: packed} = given('<TermsTable />', 'TermsTable', file);
    const rows = unpackTerms(packed as PackedTerms);
    expect(rows).toEqual(
      terms.map((term) => ({id: term.id, ...inEachLanguage((one) => term[one]), meaning: term.definition[key]})),
    );
    expect(foreign(JSON.stringify(rows))).toEqual([]);
  });
});

test('an attribute stops the build with page and line', () => {
  expect(() => given('Text.\n\n<Glossary language="en" />', 'Glossary', 'docs/a.mdx')).toThrow(
    'docs/a.mdx:7: <Glossary>: it takes no attributes',
  );
});
