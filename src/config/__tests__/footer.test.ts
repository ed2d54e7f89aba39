import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {copyrightYears, footer} from '../footer';

describe('the copyright line', () => {
  test.each([
    ['2024-03-01', '2024'],
    ['2025-01-01', '2024–2025'],
    ['2031-12-31', '2024–2031'],
  ])('on %s names %s', (day, years) => {
    expect(copyrightYears(new Date(day))).toBe(years);
  });

  test('leaves the years to the build in every language', () => {
    const translated = ['zh', 'es'].map((folder) =>
      readFileSync(`i18n/${folder}/docusaurus-theme-classic/footer.json`, 'utf8'),
    );
    const lines = [
      footer?.copyright ?? '',
      ...translated.map((text) => /"copyright": \{\s*"message": "([^"]*)"/.exec(text)?.[1] ?? ''),
    ];
    expect(lines.filter((line) => !line.includes('© {years} ') || /\d{4}/.test(line))).toEqual([]);
  });
});
