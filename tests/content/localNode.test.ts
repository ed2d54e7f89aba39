// holds: pages.local-node, samples.links
// cspell:ignore repositorio
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {NETWORKS} from '../../src/config/networks';

const PAGE = 'general/build/local-node.mdx';
const LINK = `/${PAGE}`;
const TREES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
/** Contributors have this repository. */
const OF_CONTRIBUTORS = 'general/CONTRIBUTING/';

/** A command or a place that only someone with this repository has. */
const OF_THE_REPOSITORY =
  /npm run node(?![\w-])|portal's repository|repository of this portal|repositorio de(?:l| este) portal|本门户的?(?:代码)?仓库/;
/** What a local node has and nothing else does; a full node has the ports too, on a server or inside a container. */
const OF_A_LOCAL_NODE = /chainId\.local"|(?:localhost|127\.0\.0\.1):(?:8545|12537)(?!:)|connected node is on 1235/;

const pages = TREES.flatMap((tree) =>
  readdirSync(tree, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file: `${tree}/${file}`, page: file, text: readFileSync(`${tree}/${file}`, 'utf8')})),
).filter(({page}) => !page.startsWith(OF_CONTRIBUTORS));

const asksForRepository = (text: string): boolean => OF_THE_REPOSITORY.test(text);
const lacksLink = (text: string): boolean => OF_A_LOCAL_NODE.test(text) && !text.includes(LINK);
const others = pages.filter(({page}) => page !== PAGE);

test('no page asks readers for this repository to start a node', () => {
  expect(others.flatMap(({file, text}) => (asksForRepository(text) ? [file] : []))).toEqual([]);
});

test('a page that uses a local node links the page that starts one', () => {
  expect(others.flatMap(({file, text}) => (lacksLink(text) ? [file] : []))).toEqual([]);
});

test.each([
  ['Start a node with `npm run node`.', true],
  ["In this portal's repository, run it.", true],
  ['`npm run nodes`', false],
])('%j asks for the repository: %s', (text, asks) => expect(asksForRepository(text)).toBe(asks));

test.each([
  ['Set it to `http://127.0.0.1:8545`.', true],
  ['<Fact id="espace.chainId.local" />', true],
  [`\`http://localhost:12537\` of a [node](${LINK})`, false],
  ['`-p 127.0.0.1:8545:8545`', false],
])('%j lacks the link: %s', (text, lacks) => expect(lacksLink(text)).toBe(lacks));

test('the page has the addresses of src/config/networks.ts in every language', () => {
  const local = NETWORKS.filter(({name}) => name === 'local');
  const shown = pages.filter(({page}) => page === PAGE);
  expect(shown).toHaveLength(TREES.length);
  for (const {text} of shown)
    for (const {http, webSocket, space} of local) {
      expect(text).toContain(`| \`${http}\` | \`${webSocket}\` | <Fact id="${space}.chainId.local" /> |`);
    }
});

const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Paths of samples on a page, in code outside fences, which the build makes links if they exist. */
const namedSamples = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`(samples\/[^`\n]*)`/g)].map(([, name = '']) => name);

test('each sample that a page names exists, so that its name is a link', () => {
  const missing = pages.flatMap(({file, text}) =>
    namedSamples(text)
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(namedSamples('The code is in `samples/aave`.\n')).toEqual(['samples/aave']);
});

test('no page names the folder of a sample as plain text', () => {
  const PLAIN = /(?<![`/\w"[-])samples\/[a-z]/;
  const plain = pages.flatMap(({file, text}) =>
    withoutFences(text)
      .split('\n')
      .filter((line) => PLAIN.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(plain).toEqual([]);
});
