// holds: content.node-claims
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {filesBelow} from '../../tools/prose/filesBelow';
import {WRONG_CLAIMS, wrongClaims} from './nodeClaims';

const english = readEnglishPages('.');
const files = [
  ...english,
  ...TRANSLATIONS.flatMap(({folder}) => english.flatMap((page) => translatedPath(page, folder) ?? [])),
].filter((file) => existsSync(file));
const pages = files.map((file) => ({file, text: readFileSync(file, 'utf8')}));
const ofPage = (ending: string): typeof pages => pages.filter(({file}) => file.endsWith(ending));

/** Every line of every page that fits, with its place. */
const linesWith = (pattern: RegExp): {place: string; line: string}[] =>
  pages.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [{place: `${file}:${String(index + 1)}`, line}] : [])),
  );

describe('claims about nodes that cost readers money or weeks', () => {
  test.each(WRONG_CLAIMS.map((claim) => [claim.bad, claim] as const))('%s', (_, {find, bad, good}) => {
    expect(find.test(bad)).toBe(true);
    expect(find.test(good)).toBe(false);
  });

  test('no page, no meaning of a key and no method text makes one of them', () => {
    const folders = ['docusaurus-plugin-openrpc-core', 'docusaurus-plugin-openrpc-espace'];
    const texts = [
      'src/markdown/nodeKeys/meanings.json',
      ...['openrpc/core', 'openrpc/espace'].flatMap((folder) => filesBelow(folder, /\.json$/)),
      ...TRANSLATIONS.map(({folder}) => `i18n/${folder}/words/nodeKeyMeanings.json`),
      ...TRANSLATIONS.flatMap(({folder}) => folders.map((plugin) => `i18n/${folder}/${plugin}/methods.json`)),
    ].map((file) => ({file, text: readFileSync(file, 'utf8')}));
    expect(
      [...pages, ...texts].flatMap(({file, text}) => wrongClaims(text).map((claim) => `${file}: ${claim}`)),
    ).toEqual([]);
  });

  test('the check after an upgrade is the script that compares a receipt', () => {
    const upgrades = ofPage('general/run-a-node/how-to-upgrad.mdx');
    expect(upgrades).toHaveLength(1 + TRANSLATIONS.length);
    for (const {text} of upgrades)
      expect(text.split('#check-that-it-worked */}')[1]).toContain('sample="own-chain/same-results.sh"');
    const script = readFileSync('samples/own-chain/same-results.sh', 'utf8');
    for (const field of ['stateRoot', 'gasUsed', 'outcomeStatus']) expect(script).toContain(field);
  });
});

const POS_CONFIG = 'general/run-a-node/advanced-topics/configuration-files.mdx';

describe('an old pos_config.yaml', () => {
  test('one page lists the keys that v3.1 removed, all of them', () => {
    expect(linesWith(/`base\.waypoint`/).every(({place}) => place.includes(POS_CONFIG))).toBe(true);
    const lists = ofPage(POS_CONFIG);
    expect(lists).toHaveLength(1 + TRANSLATIONS.length);
    for (const {text} of lists) {
      for (const key of [
        'base.role',
        'base.waypoint',
        'execution',
        'consensus.safety_rules.service',
        'storage.prune_window',
      ])
        expect(text).toContain(`\`${key}\``);
      expect(text).toContain('PoS cannot be started at the expected height');
      expect(text).toContain('fork.v2_0.lastWithoutPos');
    }
  });

  test('every other line about its effect leads to that page', () => {
    const effects = linesWith(
      /`Failed to load node config`|^- \*\*.*`pos_config\.yaml`|PoS cannot be started at the expected height/,
    ).filter(({place}) => !place.includes(POS_CONFIG));
    expect(effects.length).toBeGreaterThan(10);
    expect(effects.filter(({line}) => !line.includes('#pos-config')).map(({place}) => place)).toEqual([]);
  });
});

describe('configuration files that pages show', () => {
  const shown = [
    ...new Set(
      pages.flatMap(({text}) => [...text.matchAll(/sample="([\w-]+\/[\w.-]+\.toml)"/g)].map(([, file = '']) => file)),
    ),
  ];
  const settings = (file: string): string => readFileSync(`samples/${file}`, 'utf8');

  test('each one for a public network keeps the trees where v3.1 looks for them', () => {
    const publicOnes = shown.filter((file) => /^chain_id = 1029\b/m.test(settings(file)));
    expect(publicOnes.length).toBeGreaterThanOrEqual(6);
    expect(publicOnes.filter((file) => !/^use_isolated_db_for_mpt_table = true\b/m.test(settings(file)))).toEqual([]);
  });

  test('those of several nodes let them connect from one address', () => {
    for (const file of ['own-chain/chain.toml', 'node-tests/node.toml']) {
      expect(settings(file)).toContain('session_ip_limits = "0,0,0,0"');
      expect(settings(file)).toContain('subnet_quota = 0');
    }
    const recorded = readFileSync('samples/own-chain/three-nodes.txt', 'utf8');
    expect(recorded).toMatch(/default limits +1, 1, 0$/m);
    expect(recorded).toMatch(/session_ip_limits +2, 2, 2$/m);
  });

  test('a round of PoS is set by the key that counts in every PoS epoch', () => {
    expect(readFileSync('samples/own-chain/genesis.mjs', 'utf8')).toContain('cip113_round_initial_timeout_ms: 1000');
    const lines = linesWith(/(?<!cip113_)\bround_initial_timeout_ms\b/);
    expect(lines.filter(({line}) => !line.includes('cip113_round_initial_timeout_ms')).map(({place}) => place)).toEqual(
      [],
    );
  });
});
