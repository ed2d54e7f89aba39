// holds: content.early-faults
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {readPageTargets} from '../../tools/prose/pageTargets';
import {factFaults, linkFaults} from '../../tools/prose/pageRules';
import {sourceLinkFaults} from '../../tools/prose/sourceLinks';

const english = readEnglishPages('.');
const translated = TRANSLATIONS.flatMap(({folder}) =>
  english.flatMap((page) => translatedPath(page, folder) ?? []),
).filter((file) => existsSync(file));
const targets = readPageTargets(english);

describe('links and facts are found without a build', () => {
  test.each([...english, ...translated])('%s', (file) => {
    const text = readFileSync(file, 'utf8');
    expect([...linkFaults(file, text, targets), ...factFaults(file, text)]).toEqual([]);
  });

  test.each([
    [
      'a file',
      '/general/conflux-basics/gass.mdx',
      'leads to a file docs/general/conflux-basics/gass.mdx that is not there; the nearest are /general/conflux-basics/gas.mdx',
    ],
    [
      'a heading of a file',
      '/general/CONTRIBUTING/how-to-contribute.mdx#chose',
      'a heading #chose that is not there; the nearest are choose',
    ],
    ['a heading of this page', '#nothing', 'a heading #nothing that is not there; the nearest are own'],
    ['a method', '/docs/core/rpc/cfx_cal', 'an address that is not there; the nearest are /docs/core/rpc/cfx_call'],
    ['a tag', '/docs/tags/gass', 'an address that is not there; the nearest are /docs/tags/gas'],
    ['a post', '/blog/welcom', 'an address that is not there; the nearest are /blog/welcome'],
    ['an address that moved', '/docs', 'an address that has moved; write /docs/overview'],
  ])('a link to %s is named with its line and what to write', (_, link, message) => {
    const [fault, ...more] = sourceLinkFaults(
      `## Own {/* #own */}\n\nSee [this](${link}) and [that](#own).\n`,
      targets,
    );
    expect(fault).toEqual({line: 3, message: expect.stringContaining(message) as string});
    expect(more).toEqual([]);
  });

  test('each unknown fact is named with file, line and the nearest ids', () => {
    const page =
      'One.\n\nTwo <Fact id="core.pool.maxGas2" /> and <Fact id="core.pool.maxGas" />.\n\n<FactTable group="gas" />\n';
    expect(factFaults('docs/a.mdx', page)).toEqual([
      expect.stringMatching(
        /^docs\/a\.mdx:3: <Fact>: there is no fact "core\.pool\.maxGas2" in src\/facts\/areas; near it are core\.pool\.maxGas/,
      ),
      expect.stringMatching(/^docs\/a\.mdx:5: <FactTable>: /),
    ]);
  });
});
