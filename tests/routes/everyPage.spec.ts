import {readFileSync} from 'node:fs';
import {builtPages, type BuiltPage} from '../support/builtPages';
import {open} from '../support/open';
import {pagesOfEachKind} from '../support/pageParts';
import {currentTenth, tenthOf} from '../support/rotatingTenth';
import {expect, test} from '../support/test';
import {htmlFaults} from './htmlFaults';

const GROUP = 100;
const OPENED = 15;

const groupsOf = (pages: readonly BuiltPage[], size: number): BuiltPage[][] =>
  Array.from({length: Math.ceil(pages.length / size)}, (_, index) => pages.slice(index * size, (index + 1) * size));

const pages = builtPages();

for (const [index, group] of groupsOf(pages, GROUP).entries()) {
  test(`group ${String(index + 1)}: the HTML of every page is right, from ${group[0]?.address ?? ''}`, () => {
    expect(group.flatMap(({address, file}) => htmlFaults(readFileSync(file, 'utf8')).map((fault) => `${address}: ${fault}`))).toEqual([]);
  });
}

// What stands when there is no connection has no client, and the 404 pages have tests of their own.
const withClient = pages.filter(({address}) => !/\/(?:offline|404)$/.test(address));
const tenth = tenthOf(withClient, currentTenth());
const kinds = new Set(pagesOfEachKind().map(({address}) => address));
const each = withClient.filter((page) => kinds.has(page.address) && !tenth.includes(page));

test('a page of each kind is opened, and a tenth of all', () => {
  expect(each.length + tenth.filter(({address}) => kinds.has(address)).length).toBeGreaterThan(20);
  expect(tenth.length).toBeGreaterThan(pages.length / 11);
});

for (const [what, chosen] of [
  ['each kind', each],
  [`tenth ${String(currentTenth())}`, tenth],
] as const) {
  for (const [index, group] of groupsOf(chosen, OPENED).entries()) {
    // Any line on the console fails the test, with the page's address.
    test(`pages of ${what}, group ${String(index + 1)}: they come to life without a line on the console`, async ({page}) => {
      for (const {address} of group) await open(page, address);
    });
  }
}
