import {beforeAll, describe, expect, test} from 'vitest';
import {loadLanguage} from '../stemmers';
import {groupedNumbers, hanPairs, piecesOf, seamsOf, termsInWords, termsOf} from '../terms';

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

  test.each(['0.001', 'v3.0.2', '127.0.0.1', '2.57.20', '1,234.56', '12345,678', 'a1.234'])(
    'of another form stays as it is: %s',
    (text) => {
      expect(groupedNumbers(text)).toEqual([]);
    },
  );
});
