// holds: content.dates
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesBelow} from '../../tools/prose/filesBelow';
import {dateText} from '../../src/content/dateText';

const DAY = new Date('2026-11-28T23:30:00Z');
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a date', () => {
  test.each([
    ['en', 'November 28, 2026'],
    ['zh-CN', '2026 年 11 月 28 日'],
    ['es', '28 de noviembre de 2026'],
  ])('in %s is written as in the text of pages, in UTC', (locale, text) => {
    expect(dateText(DAY, locale)).toBe(text);
  });

  test.each([
    ['en', 'November 28'],
    ['zh-CN', '11 月 28 日'],
    ['es', '28 de noviembre'],
  ])('in %s can lack its year', (locale, text) => {
    expect(dateText(DAY, locale, {day: 'numeric', month: 'long'})).toBe(text);
  });

  test('can have its time, and another zone', () => {
    const options = {dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai'} as const;
    expect(plain(dateText(DAY, 'zh-CN', options))).toBe('2026 年 11 月 29 日 07:30');
  });
});

describe('the site writes dates in one place', () => {
  // The plugin of the references is a package of its own, and takes nothing from the site.
  const own = filesBelow('src', /\.tsx?$/).filter(
    (file) => !/__tests__|^src\/plugins\/docusaurus-plugin-openrpc\//.test(file),
  );

  test('of its own code', () => {
    const others = own.filter((file) =>
      /DateTimeFormat\b(?!Options)|toLocale(?:Date|Time)String\b|dateStyle: '(?:short|medium)'/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(others).toEqual(['src/content/dateText.ts']);
  });

  test('of the theme: each component that formats dates itself is replaced', () => {
    const theme = path.join('node_modules', '@docusaurus', 'theme-classic', 'lib', 'theme');
    const components = readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const formatting = components.filter((file) =>
      readFileSync(path.join(theme, file), 'utf8').includes('DateTimeFormat'),
    );
    expect(formatting.length).toBeGreaterThan(0);
    expect(
      formatting.filter((file) => !existsSync(path.join('src', 'theme', path.dirname(file), 'index.tsx'))),
    ).toEqual([]);
  });
});
