import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {addressOf as pageAddress, headingIds} from '../../../../tools/prose/pageTargets';
import {parsePage} from '../../../../tools/prose/parseProse';
import {LANGUAGE_TABLE} from '../../../config/languages';
import {TERMS as terms} from '../termList';
import {addressOf, pageOf, SITE_TERMS, TERMS_WITH_PAGE} from '../pages';
import {letterOf} from '../letterOf';
import {toGroups} from '../toGroups';

describe('the glossary', () => {
  test('lists a label under its first letter without accent, or under that of its pinyin', () => {
    expect(
      ['epoch', 'época', 'ABI', '纪元', '枢轴链', '重入', '重放保护', '重入攻击', '调试', '质押', '挖矿'].map(letterOf),
    ).toEqual(['E', 'E', 'A', 'J', 'S', 'C', 'C', 'C', 'T', 'Z', 'W']);
  });

  test.each(LANGUAGE_TABLE)(
    '$name: has every term once, in order of letters, but none about the site itself',
    ({folder: key}) => {
      const groups = toGroups(key);
      const ids = groups.flatMap((group) => group.terms.map(({id}) => id));
      expect(ids.sort()).toEqual(
        terms
          .map(({id}) => id)
          .filter((id) => !SITE_TERMS.has(id))
          .sort(),
      );
      const letters = groups.map(({letter}) => letter);
      expect(letters).toEqual([...new Set(letters)].sort());
      expect(letters.filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([]);
    },
  );

  test('the letters leave no id of a term', () => {
    expect(terms.filter(({id}) => id.startsWith('letter-'))).toEqual([]);
  });

  test('only terms have pages and only terms are left out', () => {
    const ids = new Set(terms.map(({id}) => id));
    expect([...TERMS_WITH_PAGE, ...SITE_TERMS].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(TERMS_WITH_PAGE)('%s: its page and its heading exist', (id) => {
    const {doc, heading} = pageOf(id) ?? {};
    const {frontMatter, tree} = parsePage(readFileSync(`docs/${doc}.mdx`, 'utf8'));
    expect(addressOf(id)?.split('#')[0]?.replace(/\/$/, '')).toBe(pageAddress(`docs/${doc}.mdx`, frontMatter.slug));
    if (heading !== undefined) expect([...headingIds(tree)]).toContain(heading);
  });

  test('the address of a page called like its folder is that of the folder', () => {
    expect(addressOf('subgraph')).toBe('/docs/espace/build/infrastructure/graph/');
    expect(addressOf('base-fee')).toMatch(/^\/docs\/general\/conflux-basics\/\w+/);
    expect(addressOf('constructor')).toBeUndefined();
  });

  test('a term that is called as a property of every object has no page and is listed', () => {
    expect(pageOf('constructor')).toBeUndefined();
    expect(letterOf('constructor')).toBe('C');
  });
});
