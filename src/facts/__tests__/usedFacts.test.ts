// holds: facts.used
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FACTS} from '../registry';
import {FACT_GROUPS} from '../tables/groups';

/** Facts that nothing names by their id, with what they are for. */
const OTHERWISE_USED: readonly [RegExp, string][] = [
  [
    /^(?:core|espace)\.(?:http|ws)\./,
    'src/config/otherEndpoints.ts is compared with all public endpoints (endpointCheck.test.ts)',
  ],
  [
    /^gas\.estimateFactor$/,
    'pages write the formula of an estimate as code, which holds no facts; a node is asked for its factor',
  ],
];
const TEXTS = /\.(?:mdx?|tsx?|json)$/;
/** What defines and checks facts, and what only repeats their ids. */
const OWN = /^(?:src\/facts\/(?:areas|sources|tables|__tests__)|tools\/facts)\//;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => TEXTS.test(name) && !OWN.test(name));

const words = new Set<string>();
const shownGroups = new Set<string>();
for (const file of ['docs', 'blog', 'i18n', 'src', 'tools', 'tests'].flatMap(filesOf)) {
  const text = readFileSync(file, 'utf8');
  for (const [word] of text.matchAll(/[a-z][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)+/g)) words.add(word);
  if (/\.mdx?$/.test(file))
    for (const [, group = ''] of text.matchAll(/<FactTable group="([^"]+)"/g)) shownGroups.add(group);
}

test('every group of facts is the table of a page', () => {
  expect(Object.keys(FACT_GROUPS).filter((group) => !shownGroups.has(group))).toEqual([]);
});

test('every fact is used: by a page, in a table of a page, or by the site', () => {
  const inTables = new Set([...shownGroups].flatMap((group) => FACT_GROUPS[group] ?? []));
  const unused = [...FACTS.keys()].filter((id) => !words.has(id) && !inTables.has(id));
  expect(unused.filter((id) => !OTHERWISE_USED.some(([ids]) => ids.test(id)))).toEqual([]);
  // An exception that nothing needs is none.
  expect(OTHERWISE_USED.filter(([ids]) => !unused.some((id) => ids.test(id))).map(String)).toEqual([]);
});
