import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sortRows, toRows, type Page} from '../toRows';
import {TOPICS} from '../topics';

const FOLDER = 'docs/general/build/smart-contracts/contract-security';
const page = (slug: string, label = slug): Page => ({label, href: `/${slug}`, docId: `general/${slug}`});
const labels = (rows: readonly {label: string}[]): string[] => rows.map(({label}) => label);

describe('the overview of weaknesses', () => {
  const slugs = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mdx') && name !== 'contract-security.mdx')
    .map((name) => name.replace('.mdx', ''));

  test('has one entry for each page and for each sample, and none besides', () => {
    const samples = readdirSync('samples/contract-security/outputs');
    const proven = samples.map((name) => name.replace('.txt', '')).filter((name) => !['compile', 'spaces', 'tally'].includes(name));
    expect(Object.keys(TOPICS).sort()).toEqual(slugs.sort());
    expect(Object.keys(TOPICS).sort()).toEqual(proven.sort());
  });

  test('a page that it does not know stops the build and lists what it knows', () => {
    expect(() => toRows([page('new-attack')])).toThrow(/no entry for the page "new-attack".*tx-origin/);
  });

  test('sorts by severity from the worst, equal ones by name', () => {
    const rows = toRows([page('dos-attack'), page('overflow'), page('reentrancy-attack', 'B'), page('downcasting', 'A')]);
    expect(labels(sortRows(rows, 'severity', ({loss}) => loss))).toEqual(['A', 'B', 'overflow', 'dos-attack']);
  });

  test('sorts by name and by what is lost in the reader’s words', () => {
    const rows = toRows([page('overflow'), page('dos-attack'), page('mixed-accounting')]);
    expect(labels(sortRows(rows, 'label', ({loss}) => loss))).toEqual(['dos-attack', 'mixed-accounting', 'overflow']);
    const inSpanish: Record<string, string> = {supply: 'a', locked: 'b', sale: 'c'};
    expect(labels(sortRows(rows, 'loss', ({loss}) => inSpanish[loss] ?? ''))).toEqual(['overflow', 'mixed-accounting', 'dos-attack']);
  });
});
