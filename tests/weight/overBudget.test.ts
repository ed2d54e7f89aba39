// holds: weight.pages
import {describe, expect, test} from 'vitest';
import {heaviest, overBudget} from './overBudget';
import type {PageWeight} from './weighPages';

const page = (name: string, own: number, styles = 10_000): PageWeight => ({
  name,
  scripts: [
    {address: '/assets/js/main.12345678.js', bytes: 150_000},
    {address: `/assets/js/${name.replaceAll('/', '-')}.js`, bytes: own},
  ],
  styles: [{address: '/assets/css/main.12345678.css', bytes: styles}],
});
const many = Array.from({length: 30}, (_, index) => page(`docs/page-${String(index)}.html`, 1000 + index));

describe('the bounds of weight', () => {
  test('hold every page but home to 190 kB of scripts, and name the file that is large', () => {
    expect(overBudget([...many, page('docs/a.html', 40_000), page('zh/docs/index.html', 40_001)])).toEqual([
      'zh/docs/index.html: 190001 bytes of scripts, 190000 allowed; its largest own files: zh-docs-index.html.js 40.0 kB',
    ]);
  });

  test('hold home to 155 kB in each language', () => {
    const faults = overBudget([
      ...many,
      page('index.html', 5000),
      page('zh/index.html', 5001),
      page('es/index.html', 6000),
      page('blog/index.html', 6000),
    ]);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['zh/index.html', 'es/index.html']);
  });

  test('hold styles to 20 kB', () => {
    const faults = overBudget([...many, page('docs/a.html', 1, 20_000), page('docs/b.html', 1, 20_001)]);
    expect(faults).toEqual(['docs/b.html: 20001 bytes of styles, 20000 allowed; its largest own files: ']);
  });

  test('the ten heaviest are listed with their bytes', () => {
    const lines = heaviest([...many, page('docs/a.html', 40_000)], 'scripts');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('190000 bytes of scripts docs/a.html (docs-a.html.js 40.0 kB)');
  });
});
