// holds: docs.tested-with
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtPages} from '../support/builtPages';
import {textIn} from '../support/texts';

/** The part of a text of the interface before its versions. */
const startOf = (prefix: string, id: string, english: string): string =>
  textIn(prefix, id, english)
    .replace(/\{versions\}.*$/, '')
    .trimEnd();

const count = (html: string, text: string): number => html.split(text).length - 1;

const pages = builtPages().map(({address, prefix, file}) => {
  const html = readFileSync(file, 'utf8')
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/popovertarget=/gi, 'popovertarget=');
  return {
    address,
    ofPage: count(html, startOf(prefix, 'page.triedWith', 'Tried with {versions}')),
    ofBlocks: count(html, startOf(prefix, 'codeBlock.testedWith', 'Tested with {versions}')),
    bars: count(html, 'data-code-bar'),
    ticks: count(html, 'popovertarget='),
  };
});

test('a page says once at most what its code ran with, and a block only behind its tick', () => {
  expect(pages.filter(({ofPage}) => ofPage === 1).length).toBeGreaterThan(100);
  expect(pages.filter(({ofPage, ofBlocks, ticks}) => ofPage > 1 || ofBlocks !== ticks)).toEqual([]);
});

test('a block has a tick only where it differs from its page', () => {
  const ticks = pages.reduce((sum, page) => sum + page.ticks, 0);
  const bars = pages.reduce((sum, page) => sum + page.bars, 0);
  console.log(`${String(ticks)} ticks in ${String(bars)} bars`);
  expect(ticks).toBeGreaterThan(0);
  expect(ticks).toBeLessThan(bars / 20);
  expect(pages.filter((page) => page.ticks > page.bars / 2)).toEqual([]);
});
