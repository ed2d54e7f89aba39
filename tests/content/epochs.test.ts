import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';

const ENGLISH = readEnglishPages('.');
const FILES = [
  ...ENGLISH,
  ...TRANSLATIONS.flatMap(({folder}) => ENGLISH.flatMap((page) => translatedPath(page, folder) ?? [])),
].filter((file) => existsSync(file));

/** Pages that give an epoch of mainnet only, and why. */
const MAINNET_ALONE = new Map([
  ['general/run-a-node/snapshot-tool.mdx', 'it is about copies of mainnet’s data'],
  ['general/mine-stake/mine/external-mining-software.mdx', 'it computes when mainnet reaches a height'],
]);

/** Whether a page gives the epoch of a fork on mainnet but leaves out testnet's. */
const leavesOutTestnet = (text: string): boolean =>
  [...text.matchAll(/<Fact id="(fork\.v3_1)\.epoch"/g)].some(
    ([, fork = '']) => !text.includes(`<Fact id="${fork}.testnet.epoch"`),
  );

// cspell:ignore segundos época
const PACE =
  /\d[.,]\d+ ?(?:seconds?|s|秒|segundos)(?!\p{L})[^.。，;]{0,12}(?:epoch|纪元|época)|(?:epoch|纪元|época)[^.。;\d]{0,30}\d[.,]\d+ ?(?:seconds?|秒|segundos)(?!\p{L})/iu;

describe('pages about epochs', () => {
  // holds: facts.epoch-both-networks
  test('a page that names the epoch of v3.1 on mainnet names the one of testnet, so that a success there isn’t taken for one on mainnet', () => {
    const found = FILES.filter((file) => leavesOutTestnet(readFileSync(file, 'utf8')));
    const exempt = (file: string): string[] => [...MAINNET_ALONE.keys()].filter((page) => file.endsWith(page));
    expect(found.filter((file) => exempt(file).length === 0)).toEqual([]);
    expect(new Set(found.flatMap(exempt))).toEqual(new Set(MAINNET_ALONE.keys()));
  });

  // holds: facts.not-typed
  test('the pace of epochs is the fact epoch.pace and never typed, in any language', () => {
    const typed = FILES.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          PACE.test(line)
            ? [`${file}:${String(index + 1)}: write <Fact id="epoch.pace" /> for "${PACE.exec(line)?.[0] ?? ''}"`]
            : [],
        ),
    );
    expect(typed).toEqual([]);
  });
});

// holds: facts.epoch-both-networks, facts.not-typed
describe('the checks', () => {
  test.each([
    'At about 1.16 seconds for an epoch, 250 blocks are almost five minutes.',
    'With an epoch of about 1.16 seconds, that is more.',
    '[1.16 seconds per epoch](/a.mdx)',
    '一个纪元约 1.16 秒，五个纪元约 6 秒。',
    '按[每个纪元 1.16 秒](/a.mdx)计算',
    'A [unos 1,16 segundos por época](/a.mdx), son unos 0,8 GiB.',
  ])('a typed pace is found: %s', (line) => {
    expect(PACE.test(line)).toBe(true);
  });

  test.each([
    'An epoch lasts about <Fact id="epoch.pace" /> seconds.',
    '`run.ts` pauses: a range of 1,000 blocks takes at least 1.1 seconds.',
    'The PoS epoch has 60 rounds of 60 seconds.',
  ])('other times are left alone: %s', (line) => {
    expect(PACE.test(line)).toBe(false);
  });

  test('a page with mainnet’s epoch alone is found', () => {
    expect(leavesOutTestnet('at <Fact id="fork.v3_1.epoch" />')).toBe(true);
    expect(leavesOutTestnet('at <Fact id="fork.v3_1.epoch" /> and <Fact id="fork.v3_1.testnet.epoch" />')).toBe(false);
  });
});
