// holds: security.inline-scripts
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inlineScriptHashes, readHtmlFiles} from '../../src/delivery/inlineScripts';
import {readHeaderRules} from '../../src/delivery/server';
import {expect, test} from '../support/test';
import {KNOWN_SCRIPTS, MOST_SCRIPTS} from './knownScripts';

// Inside a tag only: text of a page has its "<" written as a reference.
const HANDLER = /<[a-z][^<>]*\son[a-z]+\s*=/i;
const SCRIPT_LINK = /<[a-z][^<>]*\s(?:href|src|action|formaction)\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i;

const files = readHtmlFiles('build').map((file) => ({
  name: path.relative('build', file),
  html: readFileSync(file, 'utf8'),
}));
const firstPage = new Map<string, string>();
for (const {name, html} of files)
  for (const hash of inlineScriptHashes(html)) if (!firstPage.has(hash)) firstPage.set(hash, name);

test('every inline script of the site is known, and there are at most five', () => {
  const found = [...firstPage.keys()];
  console.log(found.map((hash) => `${hash} ${KNOWN_SCRIPTS[hash] ?? 'unknown'}`).join('\n'));
  const unknown = found
    .filter((hash) => !(hash in KNOWN_SCRIPTS))
    .map((hash) => `${hash}, first on ${firstPage.get(hash) ?? ''}`);
  expect(
    unknown,
    'unknown inline scripts: read each, move it into a file if it can be, else name it in tests/security/knownScripts.ts',
  ).toEqual([]);
  expect(
    Object.keys(KNOWN_SCRIPTS).filter((hash) => !found.includes(hash)),
    'known inline scripts that no page has: take them out',
  ).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(MOST_SCRIPTS);
});

test('the header allows those scripts and no other', () => {
  const policy = readHeaderRules('build')[0]?.headers['Content-Security-Policy'] ?? '';
  expect((policy.match(/sha256-[^']+/g) ?? []).sort()).toEqual([...firstPage.keys()].sort());
});

for (const [what, isThere] of [
  ['a handler in a tag', (html: string) => HANDLER.test(html)],
  ['a link that runs code', (html: string) => SCRIPT_LINK.test(html)],
  ['a style element', (html: string) => /<style[\s>]/i.test(html)],
] as const) {
  test(`no page has ${what}`, () => {
    expect(files.filter(({html}) => isThere(html)).map(({name}) => name)).toEqual([]);
  });
}
