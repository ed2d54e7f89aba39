import {describe, expect, test} from 'vitest';
import {coverParts, partsOf} from '../pageParts';
import {currentTenth, tenthOf} from '../rotatingTenth';

describe('the parts of a page', () => {
  test('are its elements with classes in any order, role, type and names for assistive technology, each once', () => {
    const html = `<html class="docs-doc-id-a"><body><div class="b a"><div class='a b'></div><a class=x role="button" aria-label="One"></a><a class="x" role="button" aria-label="Two"></a>
      <input type=checkbox disabled><!-- <p class="no"> --><script>"<p class=no>"</script><svg><path d="M0 0"/></svg></body></html>`;
    expect([...partsOf(html)].sort()).toEqual([
      'a class=x role=button aria-label',
      'div class=a.b',
      'input type=checkbox disabled',
      'svg',
    ]);
  });

  test('are all found on the pages that are chosen, and a page with a part of its own is among them', () => {
    const parts: Record<string, Set<string>> = {
      plain: new Set(['p']),
      rich: new Set(['p', 'table', 'pre']),
      same: new Set(['p', 'table']),
      own: new Set(['p', 'form']),
    };
    expect(coverParts(Object.keys(parts), (page) => parts[page] ?? new Set())).toEqual(['rich', 'own']);
    expect(coverParts([], () => new Set())).toEqual([]);
  });
});

describe('the rotating tenth', () => {
  test('of ten runs looks at each page once', () => {
    const pages = Array.from({length: 34}, (_, index) => index);
    const all = Array.from({length: 10}, (_, tenth) => tenthOf(pages, tenth));
    expect(all.flat().sort((one, other) => one - other)).toEqual(pages);
  });

  test('can be chosen, by a digit', () => {
    expect(currentTenth({PORTAL_TENTH: '7'})).toBe(7);
    expect(() => currentTenth({PORTAL_TENTH: '10'})).toThrow('a digit, 0 to 9');
    expect(currentTenth({})).toBeLessThan(10);
  });
});
