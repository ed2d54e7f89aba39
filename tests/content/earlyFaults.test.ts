import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {remarkFacts} from '../../src/facts/remarkFacts';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {readPageTargets} from './pageTargets';
import {parsePageAnew} from './parseProse';
import {sourceLinkFaults} from './sourceLinks';

const english = readEnglishPages('.');
const translated = TRANSLATIONS.flatMap(({folder}) => english.flatMap((page) => translatedPath(page, folder) ?? [])).filter((file) => existsSync(file));
const targets = readPageTargets(english);

/** The message of the build for the first fact of a page that does not exist. */
function factFault(file: string, text: string): string | undefined {
  if (!text.includes('<Fact')) return undefined;
  try {
    remarkFacts()(parsePageAnew(text).tree, {path: path.resolve(file)});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('links and facts are found without a build', () => {
  test.each([...english, ...translated])('%s', (file) => {
    const text = readFileSync(file, 'utf8');
    const links = sourceLinkFaults(text, targets).map(({line, message}) => `${file}:${String(line)}: ${message}`);
    expect([...links, ...[factFault(file, text) ?? []].flat()]).toEqual([]);
  });

  test.each([
    [
      'a file',
      '/general/conflux-basics/gass.mdx',
      'names a file docs/general/conflux-basics/gass.mdx that is not there; the nearest are /general/conflux-basics/gas.mdx',
    ],
    ['a heading of a file', '/general/CONTRIBUTING/how-to-contribute.mdx#chose', 'a heading #chose that is not there; the nearest are choose'],
    ['a heading of this page', '#nothing', 'a heading #nothing that is not there; the nearest are own'],
    ['a method', '/docs/core/rpc/cfx_cal', 'an address that is not there; the nearest are /docs/core/rpc/cfx_call'],
    ['a tag', '/docs/tags/gass', 'an address that is not there; the nearest are /docs/tags/gas'],
    ['a post', '/blog/welcom', 'an address that is not there; the nearest are /blog/welcome'],
    ['an address that moved', '/docs', 'an address that has moved; write /docs/overview'],
  ])('a link to %s is named with its line and what to write', (_, link, message) => {
    const [fault, ...more] = sourceLinkFaults(`## Own {/* #own */}\n\nSee [this](${link}) and [that](#own).\n`, targets);
    expect(fault).toEqual({line: 3, message: expect.stringContaining(message) as string});
    expect(more).toEqual([]);
  });

  test('an unknown fact is named with file, line and the nearest ids', () => {
    expect(factFault('docs/a.mdx', 'One.\n\nTwo <Fact id="core.pool.maxGas2" />.\n')).toMatch(
      /^docs\/a\.mdx:3: <Fact>: there is no fact "core\.pool\.maxGas2" in src\/facts\/areas; near it are core\.pool\.maxGas/,
    );
  });
});
