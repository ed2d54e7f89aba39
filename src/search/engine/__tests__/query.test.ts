import {beforeAll, describe, expect, test} from 'vitest';
import type {Language} from '../../../config/locales';
import {addSynonyms, simplify, toGroups, unitsOf, withoutVariables} from '../query';
import {readStopWords} from '../../build/searchWords';
import {loadLanguage} from '../stemmers';

beforeAll(() => loadLanguage('es'));

const units = (query: string, language: Language): ReturnType<typeof unitsOf> =>
  unitsOf(query, language, new Set(readStopWords(language)));
const wordsOf = (query: string, language: Language): string[] => units(query, language).map(({word}) => word);

describe('withoutVariables', () => {
  test.each([
    ['0x2004b0aea956e8cfad601cd6daad5630c1a95624bad446d1966895973325136c is discarded', 'is discarded'],
    ['from cfx:aatktb2te25ub7dmyag3p8bbdgr31vrbeackztm2rj to', 'from to'],
    [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params"}}',
      '{ "2.0", 1, { -32602, "Invalid params"}}',
    ],
    ['2026-10-20T11:27:14.790059463+00:00 WARN', 'WARN'],
    ['got 118402211 of 118290004', 'got 118402211 of 118290004'],
    ['<script>alert(1)</script> <b>gas</b>', '<b>gas</b>'],
  ])('%s', (query, rest) => {
    expect(withoutVariables(query).replace(/\s+/g, ' ').trim()).toBe(rest);
  });
});

test('Traditional characters are written as Simplified ones', () => {
  expect(simplify('錢包地址', ['錢', '钱'])).toBe('钱包地址');
});

describe('unitsOf', () => {
  test.each([
    ['en', 'How do I get the logs of a contract?', ['logs', 'contract', 'logs+contract']],
    ['en', 'how to', ['how', 'to']],
    ['en', 'gas gas', ['gas']],
    ['zh', '怎么转账', ['转账']],
    ['zh', '节点同步', ['节点', '点同', '同步']],
    ['zh', '链', ['链']],
    ['es', '¿cómo enviar una transacción?', ['enviar', 'transaccion']],
    ['en', '', []],
    ['en', '{}()!', []],
  ] as const)('%s: %s', (language, query, words) => {
    const found = wordsOf(query, language).filter((word) => !word.includes('+'));
    expect(found).toEqual(words.filter((word) => !word.includes('+')));
  });

  test('a name keeps its whole before its parts, a number is one, and a long text ends somewhere', () => {
    const [name, number] = units('cfx_getBalance 1030', 'en');
    expect(name).toMatchObject({
      kind: 'name',
      term: 'cfx_getbalance',
      bare: 'getbalance',
      parts: ['cfx', 'get', 'balanc'],
    });
    expect(number).toMatchObject({kind: 'number', term: '1030'});
    expect(
      units('log file of 40gb, erc20', 'en')
        .map(({kind}) => kind)
        .slice(0, 4),
    ).toEqual(['word', 'word', 'number', 'word']);
    expect(
      units(Array.from({length: 500}, (_, index) => `word${String(index)}`).join(' '), 'en').length,
    ).toBeLessThanOrEqual(60);
  });
});

describe('addSynonyms', () => {
  const alternativesOf = (query: string, groups: string[][], language: Language): string[][][] => {
    const asked = units(query, language);
    addSynonyms(asked, query, toGroups(groups, language), language);
    return asked.map(({alternatives}) => alternatives);
  };

  test('a word, in any ending, gets the others of its group', () => {
    expect(alternativesOf('commissions', [['commission', 'transaction fee']], 'en')).toEqual([[['transac', 'fee']]]);
  });

  test('a phrase gets them only as a whole', () => {
    const group = [['seed phrase', 'mnemonic']];
    expect(alternativesOf('seed phrase', group, 'en')).toEqual([[['mnemon']], [['mnemon']]]);
    expect(alternativesOf('phrase of a seed', group, 'en').flat()).toEqual([]);
  });

  test('Han words stand inside longer runs', () => {
    expect(alternativesOf('手续费', [['手续费', '燃料费']], 'zh')).toEqual([
      [['~燃料', '~料费']],
      [['~燃料', '~料费']],
    ]);
  });
});
