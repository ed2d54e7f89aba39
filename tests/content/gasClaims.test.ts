// holds: samples.gas-claims
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import measured from '../../samples/gas-optimization/measured.json';
import {SETTINGS, topicOf, type GasRow} from '../../src/components/GasMeasured/measured';
import {
  CLAIMS,
  COMPARES,
  EXPLAINS_OTHERS,
  SETTING,
  commentsOf,
  explanationsOf,
  measuredDirection,
  type Direction,
} from './gasClaims';

const TOPIC_NAMES = Object.keys(measured.topics);
const ROOT = path.resolve(__dirname, '../..');
const FOLDER = 'general/build/smart-contracts/gas-optimization';
const TREES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];

const pageOf = (tree: string, page: string): string =>
  readFileSync(path.join(ROOT, tree, FOLDER, `${page}.mdx`), 'utf8');

/** The paragraphs, cells and list items of a page, front matter too. */
const partsOf = (tree: string, page: string): string[] => pageOf(tree, page).split(/\n\s*\n|\n- |\n\| /);

function claimsOf(topic: string, row: GasRow): {space: 'espace' | 'core'; claimed: Direction}[] {
  const claim = CLAIMS[topic]?.[row.name];
  if (claim === undefined)
    throw new Error(`gasClaims.ts has nothing on ${topic}, ${row.name}; write what its page says.`);
  return (['espace', 'core'] as const).flatMap((space) =>
    row[space] === undefined ? [] : [{space, claimed: typeof claim === 'string' ? claim : claim[space]}],
  );
}

const rowsOf = (topic: string): readonly GasRow[] => topicOf(topic).rows;

/**
 * Whether the setting decides which way a call of the topic goes; a deployment alone is explained by the code's length.
 */
const callsDepend = (topic: string): boolean =>
  rowsOf(topic).some((row) => row.name !== 'deploy' && claimsOf(topic, row).some(({claimed}) => claimed === 'depends'));

const paysFloor = ({floor}: GasRow): boolean => floor?.on.some((count) => count > 0) ?? false;

describe('what the gas pages say', () => {
  test('is recorded for every topic and no other', () =>
    expect(Object.keys(CLAIMS).sort()).toEqual([...TOPIC_NAMES].sort()));

  test.each(TOPIC_NAMES)('of %s holds with each setting of the compiler, or is known to depend on it', (topic) => {
    const faults = rowsOf(topic).flatMap((row) =>
      claimsOf(topic, row).flatMap(({space, claimed}) => {
        const figures = row[space];
        const found = figures && measuredDirection(row, figures, SETTINGS, claimed);
        return found === claimed
          ? []
          : [`${row.name}, ${space}: the page says "${claimed}", measured is "${String(found)}"`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test.each(TREES)('in %s names the setting wherever it names a row that depends on it', (tree) => {
    const faults = TOPIC_NAMES.flatMap((topic) => {
      const parts = partsOf(tree, topic);
      return rowsOf(topic)
        .filter((row) => claimsOf(topic, row).some(({claimed}) => claimed === 'depends'))
        .map(({name}) => name.replace(/ reverts$/, ''))
        .filter((name) => {
          const named = parts.filter((part) => part.includes(`\`${name}\``));
          return named.length > 0 && !named.some((part) => SETTING.test(part));
        })
        .map((name) => `${topic}: ${name}`);
    });
    expect(faults).toEqual([]);
  });

  test.each(TREES)(
    'in %s names the setting in each explanation, and each comment of the code, that compares what depends on it',
    (tree) => {
      const faults = TOPIC_NAMES.filter(callsDepend).flatMap((topic) => {
        const explained = explanationsOf(pageOf(tree, topic)).map(({section, text}) => ({
          place: `${topic}#${section}`,
          text,
        }));
        const comments = commentsOf(
          readFileSync(path.join(ROOT, `samples/gas-optimization/contracts/${topic}.sol`), 'utf8'),
        );
        return [...explained, ...comments.map((text) => ({place: `${topic}.sol`, text}))].filter(
          ({text}) => COMPARES.test(text) && !SETTING.test(text),
        );
      });
      expect(faults.filter(({place}) => !(place in EXPLAINS_OTHERS))).toEqual([]);
      const counted = Object.keys(EXPLAINS_OTHERS).map((known) => [
        known,
        faults.filter(({place}) => place === known).length,
      ]);
      expect(counted).toEqual(Object.entries(EXPLAINS_OTHERS).map(([known, {count}]) => [known, count]));
    },
  );

  test('is read in every explanation: a comparison without its setting is found, one with it is none', () => {
    const page =
      '## A {/* #saving */}\n\nOne is cheaper.\n\n## B {/* #why */}\n\n`<=` is 3 gas cheaper.\n\n- 便宜 3 Gas。\n\n## C {/* #related */}\n\nCheaper.\n';
    expect(
      explanationsOf(page)
        .filter(({text}) => COMPARES.test(text) && !SETTING.test(text))
        .map(({section, text}) => `${section}: ${text}`),
    ).toEqual(['why: `<=` is 3 gas cheaper.', 'why: 便宜 3 Gas。']);
    expect(SETTING.test('With the usual pipeline it costs less.')).toBe(true);
    expect(commentsOf('uint a; // costs more\n/// saves gas\n// #region x\nstring s = "// none";')).toEqual([
      'costs more',
      'saves gas',
    ]);
  });

  test.each(TREES)('in %s says of each headline that depends on the setting that it does', (tree) => {
    const topics = TOPIC_NAMES.filter((topic) => {
      const row = rowsOf(topic).find(({name}) => name === topicOf(topic).headline);
      return row !== undefined && claimsOf(topic, row).some(({claimed}) => claimed === 'depends');
    });
    expect(topics).toContain('uupsAndTransparentProxy');
    expect(topics.filter((topic) => !partsOf(tree, topic).join('\n').includes('viaIR'))).toEqual([]);
  });

  test.each(TREES)(
    'in %s links the floor of calldata beside each row that pays it in any setting, and names the setting where it is viaIR alone',
    (tree) => {
      const floored = TOPIC_NAMES.flatMap((topic) =>
        rowsOf(topic)
          .filter(({floor}) => floor !== undefined)
          .map((row) => ({topic, row})),
      );
      expect([...new Set(floored.map(({topic}) => topic))]).toEqual([
        'LessThan',
        'assembly-revert',
        'constant',
        'memoryAndCalldata',
        'methodId',
        'shortCircuit',
      ]);
      const faults = floored.filter(({topic, row}) => {
        const beside = partsOf(tree, topic).filter(
          (part) => /\(\S*#floor\)/.test(part) && part.includes(`\`${row.name.replace(/ reverts$/, '')}\``),
        );
        return beside.length === 0 || !(paysFloor(row) || beside.some((part) => part.includes('viaIR')));
      });
      expect(faults.map(({topic, row}) => `${topic}: ${row.name}`)).toEqual([]);
    },
  );

  test('of the floor: each row with one has the gas inside its calls, and the floor is the least that any setting pays', () => {
    const floored = TOPIC_NAMES.flatMap((topic) =>
      rowsOf(topic)
        .filter(({floor}) => floor !== undefined)
        .map((row) => ({topic, row})),
    );
    expect(floored.length).toBeGreaterThan(0);
    for (const {topic, row} of floored) {
      expect(row.inside, `${topic}, ${row.name}`).toBeDefined();
      for (const index of [0, 1]) {
        const paid = SETTINGS.filter((setting) => (row.floor?.[setting][index] ?? 0) > 0).map(
          (setting) => row.espace?.[setting][index],
        );
        const least = Math.min(...SETTINGS.map((setting) => row.espace?.[setting][index] ?? Infinity));
        expect(new Set([...paid, least]).size, `${topic}, ${row.name}`).toBe(1);
      }
    }
  });

  test('of viaIR on the overview: nearly all figures are lower with it', () => {
    const pairs = TOPIC_NAMES.flatMap((topic) => rowsOf(topic))
      .flatMap(({espace, core}) => [espace, core])
      .flatMap((figures) =>
        figures ? [0, 1].map((index) => [figures.on[index] ?? 0, figures.ir[index] ?? 0] as const) : [],
      );
    expect(pairs.filter(([on, ir]) => ir < on).length / pairs.length).toBeGreaterThan(0.9);
  });
});

test('a text of 32 bytes pays for a second slot as a string, and for none as a bytes32', () => {
  const row = rowsOf('bytes32String').find(({name}) => name === 'setName(32 bytes)');
  for (const setting of SETTINGS) expect(row?.collateral?.[setting]).toEqual([64, 0]);
  for (const tree of TREES) expect(partsOf(tree, 'bytes32String').join('\n')).toContain('`setName(32 bytes)`');
});
