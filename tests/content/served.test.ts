import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {inEachLanguage, LANGUAGES} from '../../src/config/locales';
import {FACTS} from '../../src/facts/registry';
import {readServed} from '../../tools/served/recorded';
import {publicMethods} from '../../tools/served/whoServes';
import {readDocument, readTexts, SPACES} from '../rpc/documents';
import {filesBelow} from '../../tools/prose/filesBelow';
import {lonelyCodes, methodsIn, ownNodeMethods, publicClaims, sectionOf, servedByTable, silentSections} from './served';

const served = readServed();
const documents = {core: readDocument('core'), espace: readDocument('espace')};
const PAGES = {core: 'core/core-endpoints.mdx', espace: 'espace/network-endpoints.mdx'};
const GUIDES = inEachLanguage((language) =>
  language === 'en' ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`,
);
const FOLDERS = LANGUAGES.map((language) => GUIDES[language]);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Pages for people who run the node that they ask, or who read its source. */
const OF_OPERATORS =
  /^docs\/(?:general\/(?:run-a-node|hardforks|build\/node-development|mine-stake)\/|core\/build\/run-a-core-node|espace\/build\/run-a-node)/;

/** Sections that name such a method for another reason than to have it called. */
const NOT_TO_CALL: Readonly<Record<string, string>> = {
  'docs/core/build/json-rpc/debug_rpc.mdx #core-methods':
    'the page is about the debug group and says in its first table where it is open',
  'docs/core/build/json-rpc/debug_rpc.mdx #espace-methods': 'as above',
  'docs/core/build/json-rpc/debug_rpc.mdx #espace': 'as above',
  'docs/core/build/json-rpc/trace_rpc.mdx #shapes': 'the page is about traces and says in #which-node who serves them',
  'docs/core/build/json-rpc/trace_rpc.mdx #kinds': 'as above',
  'docs/core/build/json-rpc/trace_rpc.mdx #cross-space': 'as above',
  'docs/core/core-space-basics/transactions/receipt.mdx #fields': 'how a field differs in that method',
  'docs/espace/tutorials/indexer.mdx #watch-for': 'what the source does, not a call to make',
};

/** Pages and programs that name one code of a rate limit for another reason than a limit of their own. */
const ONE_CODE: Readonly<Record<string, string>> = {
  'espace/build/infrastructure/graph/setup-graph-node.mdx': 'which texts Graph Node understands',
  'samples/espace-graph/needs.ts': 'sends the code to Graph Node, and handles none',
};

// holds: rpc.served-one-source
describe.each(SPACES)('the page of the public endpoints of %s', (space) => {
  const names = documents[space].methods.map(({name}) => name);

  test.each(FOLDERS)('has a table in %s that is the gateway’s list', (folder) => {
    const said = servedByTable(sectionOf(read(`${folder}/${PAGES[space]}`), 'served'), names);
    expect(names.filter((name) => !said.has(name))).toEqual([]);
    expect(
      [...said].flatMap(([name, isServed]) => (isServed === publicMethods(served, space).has(name) ? [] : name)),
    ).toEqual([]);
  });

  test.each(FOLDERS)('gives in %s every bound of a log query as a fact', (folder) => {
    const used = [...read(`${folder}/${PAGES[space]}`).matchAll(/<Fact id="(gateway\.logs\.\w+)"/g)].map(
      ([, id]) => id,
    );
    const bounds = [...FACTS.keys()].filter(
      (id) => id.startsWith('gateway.logs.') && (space === 'core' || id !== 'gateway.logs.blockHashes'),
    );
    expect(used.toSorted()).toEqual(bounds.toSorted());
  });

  test('is repeated by the text of the method for logs with the same figures', () => {
    const method = `${space === 'core' ? 'cfx' : 'eth'}_getLogs`;
    const value = (id: string): number => Number(FACTS.get(id)?.value);
    const bounds = [
      value('gateway.logs.addresses'),
      value('gateway.logs.topics'),
      ...(space === 'core' ? [value('gateway.logs.blockHashes')] : []),
    ];
    const figures = [
      ...bounds,
      value(`${space}.publicRpc.logsPerAnswer`),
      value('gateway.logs.bytes') / 2 ** 20,
      value('gateway.logs.timeout'),
    ].map(String);
    const english = documents[space].methods.find(({name}) => name === method)?.description ?? '';
    const texts = [
      english,
      ...['zh', 'es'].map((language) => readTexts(space, language)[`${method}.description`]?.message ?? ''),
    ];
    for (const text of texts) {
      // cspell:ignore públicos aceptan
      const sentence =
        /[^。\n]*(?:public endpoints accept|公共端点最多接受|endpoints públicos aceptan)[^。\n]*/
          .exec(text)?.[0]
          .split(/(?<=\)\.) /)[0] ?? '';
      const found: string[] = sentence.replace(/(\d)[,.](?=\d{3})/g, '$1').match(/\d+/g) ?? [];
      expect(figures.filter((figure) => !found.includes(figure))).toEqual([]);
    }
  });
});

// holds: rpc.served-one-source
describe('texts that say what the public endpoints serve', () => {
  const isPublic = (method: string): boolean => SPACES.some((space) => publicMethods(served, space).has(method));

  test('are right, of a method and on a guide', () => {
    const ofMethods = SPACES.flatMap((space) =>
      documents[space].methods.flatMap(({name, description}) =>
        publicClaims(description, [name]).map((claim) => ({place: `${space} ${name}`, ...claim})),
      ),
    );
    const onGuides = filesBelow('docs', /\.mdx$/).flatMap((file) =>
      publicClaims(read(file)).map((claim) => ({place: file, ...claim})),
    );
    expect(ofMethods.length).toBeGreaterThan(20);
    expect([...ofMethods, ...onGuides].filter(({method, isServed}) => isServed !== isPublic(method))).toEqual([]);
  });

  test('tell claims apart', () => {
    expect(publicClaims('Use `a_b`; `c_d` is available on public endpoints.')).toEqual([
      {method: 'c_d', isServed: true},
    ]);
    expect(publicClaims("It's heavy, and the public endpoints don't serve this method.", ['a_b'])).toEqual([
      {method: 'a_b', isServed: false},
    ]);
  });
});

// holds: rpc.own-node-told
describe('a guide that names a method which needs one’s own node', () => {
  const needed = ownNodeMethods(served, {core: documents.core.methods, espace: documents.espace.methods});
  /** A page and its translations have the same path and the same headings, so an exception holds for all of them. */
  const found = LANGUAGES.flatMap((language) =>
    filesBelow(GUIDES[language], /\.mdx$/)
      .map((file) => ({file, page: `docs${file.slice(GUIDES[language].length)}`}))
      .filter(({page}) => !OF_OPERATORS.test(page))
      .flatMap(({file, page}) =>
        silentSections(read(file), needed, language).map(({heading, methods}) => ({
          language,
          place: `${page} ${heading}`,
          methods,
        })),
      ),
  );

  test.each(LANGUAGES)('says so in the same section, in %s', (language) => {
    expect(found.filter((section) => section.language === language && !(section.place in NOT_TO_CALL))).toEqual([]);
  });

  test.each(LANGUAGES)('is an exception only where there is such a name, in %s', (language) => {
    const places = new Set(found.filter((section) => section.language === language).map(({place}) => place));
    expect(Object.keys(NOT_TO_CALL).filter((place) => !places.has(place))).toEqual([]);
  });

  test('is found', () => {
    expect(needed.has('txpool_txWithPoolInfo') && needed.has('eth_newFilter')).toBe(true);
    expect(needed.has('cfx_getAccountPendingTransactions')).toBe(false);
    const row =
      '## Stages {/* #stages */}\n\n| mined | `packed` of [`txpool_txWithPoolInfo`](/docs/core/rpc/txpool_txwithpoolinfo) |\n';
    const said = [
      ['en', 'It needs your own node.'],
      ['zh', '需要自己的节点。'],
      ['es', 'Necesita tu propio nodo.'],
    ] as const;
    for (const [language, words] of said) {
      const others = said.filter(([other]) => other !== language);
      expect(silentSections(row, needed, language)).toEqual([{heading: '#stages', methods: ['txpool_txWithPoolInfo']}]);
      expect(silentSections(`${row}\n${words}\n`, needed, language)).toEqual([]);
      expect(others.filter(([, other]) => silentSections(`${row}\n${other}\n`, needed, language).length !== 1)).toEqual(
        [],
      );
    }
    expect(methodsIn('`eth_call` and `cfx_`')).toEqual(['eth_call']);
  });
});

// holds: rpc.rate-limit-codes
describe('the two codes of a rate limit', () => {
  const codes = ['gateway.rateLimit.code', 'gateway.rateLimit.documentedCode'].map((id) => FACTS.get(id)?.value);

  test('are those of the sources', () => {
    expect(codes).toEqual(['-32005', '-32000']);
  });

  test('stand together on every page and in every sample', () => {
    const handlesLimits = (file: string): boolean => !Object.keys(ONE_CODE).some((place) => file.endsWith(place));
    const pages = FOLDERS.flatMap((folder) => filesBelow(folder, /\.mdx$/)).filter(handlesLimits);
    const samples = filesBelow('samples', /\.(?:ts|mjs|js|py|sh)$/).filter(
      (file) => !file.includes('node_modules') && handlesLimits(file),
    );
    const lonelyIn = (files: string[], isProgram: boolean): string[] =>
      files.flatMap((file) => lonelyCodes(read(file), isProgram).map((line) => `${file}:${String(line)}`));
    expect([...lonelyIn(pages, false), ...lonelyIn(samples, true)]).toEqual([]);
    expect(lonelyCodes('---\nkeywords: [-32005]\n---\nAfter -32005, wait.\n')).toEqual([4]);
    expect(
      lonelyCodes(
        "import {LimitExceededRpcError} from 'viem';\n\n\n\n\nif (error instanceof LimitExceededRpcError) wait();\n",
        true,
      ),
    ).toEqual([6]);
    expect(lonelyCodes('if (code === -32005 || code === -32000) wait();\n', true)).toEqual([1]);
    expect(
      lonelyCodes("if (code === -32005 || (code === -32000 && text.includes('qps exceeded'))) wait();\n", true),
    ).toEqual([]);
  });

  test.each(SPACES)('lead to each other in the error reference of %s', (space) => {
    const english = documents[space]['x-errors'];
    const causes = (code: number): string[] => [
      english.find((entry) => entry.code === code)?.cause ?? '',
      ...['zh', 'es'].map((language) => readTexts(space, language)[`errors.${String(code)}.cause`]?.message ?? ''),
    ];
    expect(causes(-32005).filter((cause) => !cause.includes('-32000'))).toEqual([]);
    expect(causes(-32000).filter((cause) => !cause.includes('daily request limit exceeded'))).toEqual([]);
  });
});
