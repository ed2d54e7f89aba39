// holds: content.names-exist
import {describe, expect, test} from 'vitest';
import {readEnglishProse} from '../../tools/prose/englishProse';
import {
  createNameJudge,
  createSpellingFinder,
  namesIn,
  readKeys,
  readKnownNames,
  readOtherNames,
  unknownNames,
} from '../../tools/prose/namedThings';

const known = readKnownNames();
const others = readOtherNames();
const findSpellings = createSpellingFinder(readKeys(), known);

describe('names in prose', () => {
  test('are those of methods, keys, options and functions that exist', async () => {
    const things = (await readEnglishProse()).flatMap(({place, text}) => namesIn(text).map((name) => ({name, place})));
    expect(things.length).toBeGreaterThan(1000);
    expect(createNameJudge()(await readEnglishProse())).toEqual([]);
    const used = new Set(things.map(({name}) => name));
    expect(
      Object.keys(others).filter((name) => !used.has(name)),
      'names with a reason that no text uses',
    ).toEqual([]);
    expect(
      Object.keys(others).filter((name) => known.has(name)),
      'names that need no reason',
    ).toEqual([]);
  });

  test.each([
    ['a method', 'Call `cfx_getBalances`.', 'cfx_getBalances', 'cfx_getBalance'],
    ['a method outside code', 'Call eth_getLog first.', 'eth_getLog', 'eth_getLogs'],
    ['a configuration key', 'Set `persist_tx_indices`.', 'persist_tx_indices', 'persist_tx_index'],
    ['an option', 'Run `npm run data -- record --agains v2.4.0`.', '--agains', '--against'],
    ['a script', 'Run `npm run chekc`.', 'npm run chekc', 'npm run check'],
    ['a verb', 'Run `npm run data -- recrod`.', 'npm run data -- recrod', 'npm run data -- record'],
    ['a script that went', 'Run `npm run facts -- --write`.', 'npm run facts', 'npm run'],
    ['a function', 'Call `depositt()`.', 'depositt()', 'deposit()'],
  ])('%s that does not exist is found, with the nearest that does', (_, text, name, near) => {
    const [fault = '', ...more] = unknownNames(
      namesIn(text).map((one) => ({name: one, place: 'docs/a.mdx:7'})),
      known,
      others,
    );
    expect(more).toEqual([]);
    expect(fault).toMatch(
      new RegExp(`^docs/a\\.mdx:7: nothing is called ${name.replace(/[()]/g, '\\$&')}; near it are `),
    );
    expect(fault).toContain(near);
  });

  test('a key in camel case or with hyphens is found, a field of a method is not', () => {
    expect(
      findSpellings('Set `persistTxIndex` or `persist-tx-index`, not `persist_tx_index`; read `chainId`.'),
    ).toEqual(['persistTxIndex', 'persist-tx-index']);
  });

  test('are read from code, and methods from words as well', () => {
    expect(
      namesIn(
        '`cfx_call` with `--all`, `get_logs_filter_max_limit = 5`, `a.b(c)`, `var(--cfx-x)`, https://x.org/eth_a and debug_foo',
      ),
    ).toEqual(['debug_foo', 'cfx_call', '--all', 'get_logs_filter_max_limit', 'b()']);
  });
});
