import {describe, expect, it} from 'vitest';
import {
  availabilityOf,
  columnsOf,
  differenceOf,
  matchingRows,
  NO_FILTER,
  toRows,
  type MatrixFilter,
  type MatrixRow,
} from '../matchingRows';

const rows = toRows({
  namespaces: [
    {
      name: 'eth',
      methods: [
        {name: 'eth_call', ethereum: {kind: 'differs', note: 'Runs on an epoch.'}},
        {name: 'eth_getBalance', ethereum: {kind: 'same'}},
      ],
    },
    {name: 'debug', methods: [{name: 'debug_blockProperties', availability: 'own-node', ethereum: {kind: 'conflux'}}]},
  ],
  unimplemented: [
    {name: 'eth_mining', message: 'Not implemented', instead: 'Ask `cfx_getStatus`.'},
    {name: 'parity_x', message: 'Not implemented', instead: 'Nothing.'},
  ],
});

const nameOf = (row: MatrixRow): string => ('method' in row ? row.method.name : row.unimplemented.name);
const left = (filter: Partial<MatrixFilter>): string[] => matchingRows(rows, {...NO_FILTER, ...filter}).map(nameOf);

describe('toRows', () => {
  it('puts a name without a method behind those of its namespace, and one of a namespace of its own at the end', () => {
    expect(rows.map(nameOf)).toEqual(['eth_call', 'eth_getBalance', 'eth_mining', 'debug_blockProperties', 'parity_x']);
  });

  it('says where each answers and how it compares', () => {
    expect(rows.map(availabilityOf)).toEqual(['public', 'public', 'nowhere', 'own-node', 'nowhere']);
    expect(rows.map(differenceOf)).toEqual(['differs', 'same', 'missing', 'conflux', 'missing']);
  });
});

describe('columnsOf', () => {
  it('has a column for what some method tells, and none for names without a method', () => {
    expect(columnsOf(rows)).toEqual({hasSpaces: false, hasNodes: false, hasDifference: true});
    const [missing] = rows.filter((row) => 'unimplemented' in row);
    const opened: MatrixRow = {
      namespace: 'pos',
      method: {name: 'pos_x', nodeGroup: {name: 'pos', opened: 'listed', key: 'apis'}, also: ['Other']},
    };
    expect(columnsOf(missing ? [missing, opened] : [])).toEqual({
      hasSpaces: true,
      hasNodes: true,
      hasDifference: false,
    });
  });
});

describe('matchingRows', () => {
  it('leaves every row without a choice', () => {
    expect(left({})).toHaveLength(5);
  });

  it('finds words in names, in differences and in what to use instead, in any order and case', () => {
    expect(left({query: 'BALANCE'})).toEqual(['eth_getBalance']);
    expect(left({query: 'epoch call'})).toEqual(['eth_call']);
    expect(left({query: 'getstatus'})).toEqual(['eth_mining']);
  });

  it('keeps to each choice, and to all of them together', () => {
    expect(left({namespace: 'eth'})).toEqual(['eth_call', 'eth_getBalance', 'eth_mining']);
    expect(left({availability: 'own-node'})).toEqual(['debug_blockProperties']);
    expect(left({difference: 'missing'})).toEqual(['eth_mining', 'parity_x']);
    expect(left({namespace: 'eth', availability: 'public', difference: 'same'})).toEqual(['eth_getBalance']);
    expect(left({namespace: 'debug', difference: 'same'})).toEqual([]);
  });
});
