import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {toRows, type Page} from '../toRows';
import {TOPICS} from '../topics';

const FOLDER = 'docs/general/build/smart-contracts/contract-security';
const page = (slug: string, label = slug): Page => ({label, href: `/${slug}`, docId: `general/${slug}`});

describe('the overview of weaknesses', () => {
  const slugs = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mdx') && name !== 'contract-security.mdx')
    .map((name) => name.replace('.mdx', ''));

  test('has one entry for each page and for each sample, and none besides', () => {
    const samples = readdirSync('samples/contract-security/outputs');
    const proven = samples
      .map((name) => name.replace('.txt', ''))
      .filter((name) => !['admin', 'compile', 'spaces', 'tally'].includes(name));
    expect(Object.keys(TOPICS).sort()).toEqual(slugs.sort());
    expect(Object.keys(TOPICS).sort()).toEqual(proven.sort());
  });

  test('a page that it does not know stops the build and lists what it knows', () => {
    expect(() => toRows([page('new-attack')])).toThrow(/no entry for the page "new-attack".*tx-origin/);
  });
});
