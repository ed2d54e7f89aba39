import {beforeAll, describe, expect, test} from 'vitest';
import {loadLanguage} from '../stemmers';
import {amountsOf, hanPairs, piecesOf, seamsOf, termsInWords, termsOf} from '../terms';

beforeAll(() => loadLanguage('es'));

describe('termsOf', () => {
  test.each([
    ['en', 'Fees are burned', ['fee', 'are', 'burn']],
    ['en', 'eth_getLogs', ['eth_getlogs', 'getlogs', 'eth', 'get', 'log']],
    ['en', 'getLogs', ['getlogs', 'get', 'log']],
    ['en', 'tx.origin', ['tx.origin', 'tx', 'origin']],
    ['en', 'ERC-20', ['erc', '20', 'erc20']],
    ['en', '++i', ['++i']],
    ['en', 'CREATE2', ['create2']],
    ['es', 'transacción', ['transaccion']],
    ['es', 'transacciones', ['transaccion']],
    ['es', 'confirmacion', ['confirm']],
    ['es', 'confirmación', ['confirm']],
    ['es', 'dueño', ['dueñ']],
    ['zh', '存储抵押', ['~存储', '~储抵', '~抵押']],
    ['zh', '用 viem 转账', ['用', 'viem', '~转账']],
    ['zh', 'gas费', ['gas', '费']],
  ] as const)('%s: %s', (language, text, terms) => {
    expect(termsOf(text, language)).toEqual(terms);
  });

  test('a text and its upper case, and with and without accents, have the same terms', () => {
    expect(termsOf('DIRECCION', 'es')).toEqual(termsOf('dirección', 'es'));
    expect(termsOf('Staking', 'en')).toEqual(termsOf('STAKING', 'en'));
  });

  test('what is no word has none', () => {
    expect(termsOf(' … — !? ', 'en')).toEqual([]);
    expect(termsOf('', 'zh')).toEqual([]);
  });
});

test('within words there is no pair of two words', () => {
  expect(termsInWords('节点同步', 'zh')).toEqual(['~节点', '~同步']);
});

test('a character alone stands for itself', () => {
  expect(hanPairs('链')).toEqual(['链']);
  expect(hanPairs('')).toEqual([]);
});

test('the words of a message are joined two by two, without its numbers', () => {
  expect(seamsOf('nonce too low: 5 expected', 'en')).toEqual(['nonc+too', 'too+low', 'low+expect']);
});

test.each(['Gas (drip) — 手续费, 与 cfx_getLogs', '', '存储', '  a  '])(
  'the pieces of "%s" are the whole text',
  (text) => {
    expect(
      piecesOf(text)
        .map(({piece}) => piece)
        .join(''),
    ).toBe(text);
  },
);

describe('a number', () => {
  test.each([
    ['37,400,000', ['37400000']],
    ['37.400.000', ['37400000']],
    ['37\u202f400\u202f000', ['37400000']],
    ['epoch 129,580,000.', ['epoch', '129580000']],
  ])('in groups of three digits is one term: %s', (text, terms) => {
    expect(termsOf(text, 'en')).toEqual(terms);
  });

  test.each([
    ['0.001', ['0.001']],
    ['0,0625', ['0.0625']],
    ['v3.0.2', ['3.0.2']],
    ['127.0.0.1', ['127.0.0.1']],
    ['1e9', ['1000000000']],
    ['10^18', ['1000000000000000000']],
    ['15 million', ['15000000']],
    ['1.5 millones', ['1500000']],
    ['37.4 million gas', ['37400000', 'gas']],
    ['6000 万', ['60000000']],
    ['1_000_000', ['1000000']],
    ['1, 2, 3', ['1', '2', '3']],
    ['0x1e9', ['0x1e9']],
  ])('is one term in one form: %s', (text, terms) => {
    expect(termsOf(text, 'en')).toEqual(terms);
  });
});

test.each([
  ['en', '1,000 CFX per vote', ['1000+cfx']],
  ['en', '16GB, or 16 GB', ['16+gb', '16+gb']],
  ['en', '300 votes', ['300+vote']],
  ['zh', '1000个cfx', ['1000+cfx']],
  ['zh', '13 天后', ['13+天']],
  ['en', '1 2 x402', ['2+x402']],
  ['en', 'no number', []],
] as const)('%s: a number and its unit are one term: %s', (language, text, amounts) => {
  expect(amountsOf(text, language)).toEqual(amounts);
});
