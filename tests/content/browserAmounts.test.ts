// holds: samples.browser-amounts
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const TREES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
const CONVERSION = '`BigInt(String(value))`';
const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8');

describe('amounts of js-conflux-sdk in a page', () => {
  const shown = read('samples/js-conflux-sdk-browser/page.txt');
  const numberAfter = (words: string, text: string): string =>
    new RegExp(`${words.replaceAll('+', '\\+')} (\\d+)`).exec(text)?.[1] ?? '';

  test('are joined by + and compared as text, as long as the recorded run says so', () => {
    const [inPage = '', inNode = ''] = shown.split('# #region node');
    const joined = numberAfter('balance + balance =', inPage);
    expect(joined).toBe(joined.slice(0, joined.length / 2).repeat(2));
    expect(BigInt(numberAfter('drip + drip =', inPage))).toBe(BigInt(numberAfter('balance + balance =', inNode)));
    expect(inPage).toMatch(/more than 9 drip: true[^]*more than 9 drip: false/);
  });

  test('are rounded by - and *, and compare wrongly with each other and with zero, unlike in Node.js', () => {
    const [inPage = '', inNode = ''] = shown.split('# #region node');
    const outcome = (words: string, text: string): string =>
      new RegExp(`${words.replace(/[+*]/g, '\\$&')} (\\S+)`).exec(text)?.[1] ?? '';
    const most = 2n ** 64n - 1n;
    const operations = {[`${String(most)} - 1 =`]: String(most - 1n), [`${String(most)} * 1 =`]: String(most)};
    for (const [words, exact] of Object.entries(operations)) {
      expect(outcome(words, inNode)).toBe(exact);
      expect(outcome(words, inPage)).toBe(String(Number(exact)));
    }
    const comparisons = {
      '=== of two equal balances:': 'true',
      '=== 0n of an empty account:': 'true',
      'an empty account in an if:': 'false',
    };
    for (const [words, right] of Object.entries(comparisons)) {
      expect(outcome(words, inNode)).toBe(right);
      expect(outcome(words, inPage)).toBe(right === 'true' ? 'false' : 'true');
    }
    expect(inPage).toMatch(/a bigint as the value: Cannot convert \d+ to a BigInt\nits text as the value: accepted/);
  });

  test.each(TREES)('%s warns of it where the package is explained, before any code of a page', (tree) => {
    const page = read(tree, 'core/tutorials/js-conflux-sdk.mdx');
    const section = page.slice(page.indexOf('{/* #browser */}'));
    expect(section.slice(0, section.indexOf('```'))).toContain(':::funds');
    for (const place of [section, read(tree, 'core/build/sdks-and-tools/sdks.mdx')])
      expect(place).toContain(CONVERSION);
    expect(page.slice(0, page.indexOf('{/* #connect */}'))).toContain('(#browser)');
    for (const region of ['right', 'wrong']) expect(section).toContain(`js-conflux-sdk-browser/page.txt#${region}`);
  });
});
