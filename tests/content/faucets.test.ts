// holds: facts.faucets
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const TREES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
const ROW = /^\| (?:Faucet|水龙头) \|.*$/gm;
const PAGES = [
  'core/core-endpoints.mdx',
  'core/getting-started/funding-your-account.mdx',
  'espace/network-endpoints.mdx',
  'espace/FAQs.mdx',
  'espace/UserGuide.mdx',
];

describe.each(TREES)('faucets in %s', (tree) => {
  const read = (page: string): string => readFileSync(path.join(ROOT, tree, page), 'utf8');
  const pages = readdirSync(path.join(ROOT, tree), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );

  test('each table of networks has the faucet of the main network beside the other', () => {
    const rows = pages.flatMap((page) => (read(page).match(ROW) ?? []).map((row) => `${page}: ${row}`));
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.filter((row) => !row.includes('id="mainnet.faucet"'))).toEqual([]);
  });

  test.each(PAGES)('%s names it by its fact', (page) => expect(read(page)).toContain('id="mainnet.faucet"'));

  test('its address is typed nowhere', () =>
    expect(pages.filter((page) => read(page).includes('conflux-faucets.com'))).toEqual([]));
});
