import {readFileSync} from 'node:fs';
import {builtPages, type BuiltPage} from '../support/builtPages';
import {open} from '../support/open';
import {currentTenth, tenthOf} from '../support/rotatingTenth';
import {expect, test} from '../support/test';
import {htmlFaults} from './htmlFaults';

const GROUP = 100;
const OPENED = 15;

const groupsOf = (pages: readonly BuiltPage[], size: number): BuiltPage[][] =>
  Array.from({length: Math.ceil(pages.length / size)}, (_, index) => pages.slice(index * size, (index + 1) * size));

const pages = builtPages();

for (const [index, group] of groupsOf(pages, GROUP).entries()) {
  // holds: a11y.html
  test(`group ${String(index + 1)}: the HTML of every page is right, from ${group[0]?.address ?? ''}`, () => {
    expect(
      group.flatMap(({address, file}) => htmlFaults(readFileSync(file, 'utf8')).map((fault) => `${address}: ${fault}`)),
    ).toEqual([]);
  });
}

// The page for readers without a connection has no client, and the 404 pages have tests of their own.
const withClient = pages.filter(({address}) => !/\/(?:offline|404)$/.test(address));
const tenth = tenthOf(withClient, currentTenth());

test('a tenth of all pages is opened', () => {
  expect(tenth.length).toBeGreaterThan(pages.length / 11);
});

// A page of each kind is opened by the tests of a11y/pages.spec.ts. Any line on the console fails the test, with the
// page's address.
for (const [index, group] of groupsOf(tenth, OPENED).entries()) {
  // holds: a11y.quiet-console
  test(`pages of tenth ${String(currentTenth())}, group ${String(index + 1)}: they come to life without a line on the console`, async ({
    page,
  }) => {
    for (const {address} of group) await open(page, address);
  });
}
