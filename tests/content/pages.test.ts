import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {frontMatterFaults} from '../../src/content/parseFrontMatter';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {lineOfFault} from '../../tools/prose/lineOfFault';
import {pageFaults} from '../../tools/prose/pageFaults';
import {formFaults, matterFaults} from '../../tools/prose/pageRules';
import {readFrontMatter} from '../../tools/prose/parseProse';

const pages = readEnglishPages('.').filter((page) => /^(?:docs|blog)\//.test(page));
const translated = TRANSLATIONS.flatMap(({folder}) =>
  pages.flatMap((page) => translatedPath(page, folder) ?? []),
).filter((file) => existsSync(file));

// holds: content.rules
describe('rules of writing', () => {
  test.each(pages)('%s', (page) => {
    const text = readFileSync(page, 'utf8');
    expect([...formFaults(page, text), ...matterFaults(page, text)]).toEqual([]);
  });

  test.each(translated)('front matter of %s', (page) => {
    expect(matterFaults(page, readFileSync(page, 'utf8'))).toEqual([]);
  });

  test('a fault of front matter is told with the line of its field, of the head where the field is missing', () => {
    const text = '---\ntitle: A\ndescription: >-\n  Short.\nchecked:\n  date: 2026-11-20\n---\n';
    const lines = [
      '"description" has 6 characters',
      '"checked.date" must be a string',
      '"checked.node" is wrong',
      '"kind" is required',
    ];
    expect(lines.map((fault) => lineOfFault(text, fault))).toEqual([3, 6, 5, 1]);
  });

  const GOOD = [
    '---',
    'title: A',
    '---',
    '',
    "import Drawing from '@site/docs/a.svg';",
    '',
    '## One {/* #one */}',
    '',
    'See [gas](/general/gas.mdx#limits), [below](#two), [the start](/docs/overview/), [a post](/blog/welcome), [a method](/docs/core/rpc/cfx_call), [a site](https://example.org).',
    '',
    '### Two {/* #two */}',
    '',
    '![Two nodes, one edge](./edge.png)',
    '',
    '<Drawing role="img" aria-label="A drawing" />',
    '',
    '```html',
    '<a onClick="x" href="javascript:1">#</a>',
    '```',
    '',
    '| Library | Says |',
    '| --- | --- |',
    '| viem | **Works**, since v2.1 |',
    '| [web3.js](https://example.org) | `gas` is missing |',
    '',
  ].join('\n');

  test('a good page has no fault', () => {
    expect(pageFaults('docs/a.mdx', GOOD)).toEqual([]);
  });

  test.each([
    ['a heading without id', '## One {/* #one */}', '## One', 7, 'no id'],
    ['an id in the old form', '{/* #one */}', '\\{#one\\}', 7, 'no id'],
    ['an id that is not a slug', '#one */', '#One_1 */', 7, 'no id'],
    ['an id used twice', '#two */', '#one */', 11, '#one a second time'],
    ['a first-level heading', '## One', '# One', 7, 'first-level'],
    ['a heading too deep', '### Two', '##### Two', 11, 'below level 4'],
    ['a relative link', '(/general/gas.mdx#limits)', '(../general/gas.mdx#limits)', 9, 'relative link'],
    ['a link beside the page', '(/general/gas.mdx#limits)', '(gas.mdx)', 9, 'relative link'],
    ['a link to another host without https', '(#two)', '(//evil.example)', 9, 'relative link'],
    ['an address where a file belongs', '(/general/gas.mdx#limits)', '(/docs/general/gas#limits)', 9, 'link the file'],
    [
      'an address beside the method pages',
      '(/docs/core/rpc/cfx_call)',
      '(/docs/core/rpcs/cfx_call)',
      9,
      'link the file',
    ],
    ['an image without alt text', '![Two nodes, one edge]', '![]', 13, 'alt text'],
    ['an image with its file name for alt text', '![Two nodes, one edge]', '![edge]', 13, 'alt text'],
    ['an image with any file name for alt text', '![Two nodes, one edge]', '![screen.png]', 13, 'alt text'],
    ['a drawing without label', 'aria-label="A drawing" ', '', 15, 'aria-label'],
    ['a cell that begins with a small letter', '**Works**', '**works**', 23, 'begins with "works"'],
    ['a head of a table that does', 'Library', 'library', 21, 'begins with "library"'],
  ])('%s is found, with its line', (_, from, to, line, message) => {
    expect(GOOD).toContain(from);
    const [fault, ...more] = pageFaults('docs/a.mdx', GOOD.replace(from, to));
    expect(fault).toMatchObject({line, message: expect.stringContaining(message) as string});
    expect(more).toEqual([]);
  });

  test('a page of more than 300 lines is found', () => {
    expect(pageFaults('docs/a.mdx', GOOD + 'Text.\n\n'.repeat(150)).map(({message}) => message)).toEqual([
      expect.stringContaining('at most 300'),
    ]);
  });

  test('a short description and an unknown tag are found', () => {
    const page = pages.find((file) => file.startsWith('docs/')) ?? '';
    const frontMatter = readFrontMatter(readFileSync(page, 'utf8'));
    expect(frontMatterFaults(page, {...frontMatter, description: 'Short.', tags: ['no-such-tag']}, '.')).toHaveLength(
      2,
    );
  });
});

type Tags = Record<string, {label: string; permalink: string; description: string}>;

const readTags = (file: string): Tags => parseYaml(readFileSync(file, 'utf8')) as Tags;

/** Products, companies, contracts, formats and units that no language translates. */
const SAME_LABEL = new Set(
  (
    'admin-control api binance brownie chain-ide cip-90 conflux-context conflux-scan cookbook core-space crc-1155 crc-20 crc-721 cross-space-call ' +
    'e-space ecdsa eip-712 ethers-js foundry gas ghast gnosis-safe hardhat ipfs js-conflux-sdk json-rpc mempool nft okx params-control pinata ' +
    'po-s-register pyth sdk solidity sponsor-whitelist-control sstore-2 the-graph use-wallet wallet-connect web-3-js web-3-paywall web-3-py witnet'
  ).split(' '),
);
/** Words that Spanish writers of this field use as they are. */
const SAME_IN_SPANISH = new Set(['faucet', 'nonce', 'staking']);

const TAG_FILES = [
  {english: 'docs/tags.yml', below: 'docusaurus-plugin-content-docs/current/tags.yml'},
  {english: 'blog/tags.yml', below: 'docusaurus-plugin-content-blog/tags.yml'},
];

describe.each(TRANSLATIONS)('tags in $locale', ({folder}) => {
  const allowed = (key: string): boolean => SAME_LABEL.has(key) || (folder === 'es' && SAME_IN_SPANISH.has(key));

  test.each(TAG_FILES)(
    '$english keeps keys and addresses, and every label and description is translated',
    ({english, below}) => {
      const source = readTags(english);
      const translated = readTags(`i18n/${folder}/${below}`);
      expect(Object.keys(translated)).toEqual(Object.keys(source));
      for (const [key, {label, permalink, description}] of Object.entries(source)) {
        const own = translated[key];
        expect(own?.permalink, `address of the tag "${key}"`).toBe(permalink);
        expect(own?.description, `description of the tag "${key}"`).not.toBe(description);
        expect(own?.label.trim(), `label of the tag "${key}"`).toBeTruthy();
        if (!allowed(key)) expect(own?.label, `label of the tag "${key}"`).not.toBe(label);
      }
    },
  );

  test('no exemption outlives its reason', () => {
    const same = TAG_FILES.flatMap(({english, below}) => {
      const translated = readTags(`i18n/${folder}/${below}`);
      return Object.entries(readTags(english)).flatMap(([key, {label}]) =>
        translated[key]?.label === label ? [key] : [],
      );
    });
    const exempt = [...SAME_LABEL, ...(folder === 'es' ? SAME_IN_SPANISH : [])];
    expect(exempt.filter((key) => !same.includes(key))).toEqual([]);
  });
});

describe('interface texts', () => {
  const jsonFiles = (folder: string): string[] =>
    readdirSync(`i18n/${folder}`, {recursive: true, encoding: 'utf8'})
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.json'))
      .sort();
  const readTexts = (folder: string, file: string): Record<string, {message: string}> => {
    const address = `i18n/${folder}/${file}`;
    return existsSync(address) ? (JSON.parse(readFileSync(address, 'utf8')) as Record<string, {message: string}>) : {};
  };
  // Words of tables have a form of their own, which is checked as they are read.
  const files = jsonFiles('zh').filter((file) => !file.startsWith('words/'));

  test('Chinese and Spanish have the same files', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(jsonFiles('es')).toEqual(jsonFiles('zh'));
  });

  test.each(files)('%s has the same keys in both languages, and no blank message', (file) => {
    const chinese = readTexts('zh', file);
    const spanish = readTexts('es', file);
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(chinese).sort());
    const blank = [...Object.entries(chinese), ...Object.entries(spanish)].filter(
      ([, {message}]) => message.trim() === '',
    );
    expect(blank.map(([key]) => key)).toEqual([]);
  });

  test.each(files)('%s asks for the same values in both languages', (file) => {
    const placeholders = (message: string): string[] => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();
    const chinese = readTexts('zh', file);
    for (const [key, {message}] of Object.entries(readTexts('es', file))) {
      expect(placeholders(message), key).toEqual(placeholders(chinese[key]?.message ?? ''));
    }
  });
});
