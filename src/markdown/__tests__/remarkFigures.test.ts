import type {Table, TableCell} from 'mdast';
import {expect, test} from 'vitest';
import {remarkFigures} from '../remarkFigures';

const cell = (value: string): TableCell => ({
  type: 'tableCell',
  children: [value.startsWith('`') ? {type: 'inlineCode', value: value.slice(1, -1)} : {type: 'text', value}],
});

/** The columns that are marked, of a table given by its rows. */
function marked(rows: string[][]): number[] {
  const table: Table = {type: 'table', children: rows.map((row) => ({type: 'tableRow', children: row.map(cell)}))};
  remarkFigures()({type: 'root', children: [table]});
  return (table.children[0]?.children ?? []).flatMap(({data}, index) => (data?.hProperties?.className ? [index] : []));
}

test('numbers, shares, amounts and fractions are figures, in the writing of each language', () => {
  expect(
    marked([
      ['Name', 'a', 'b', 'c', 'd'],
      ['x', '21,000', '−40%', '1/16 CFX', '0,25'],
      ['y', '213,691', '12%', '0.4375 CFX', '1'],
    ]),
  ).toEqual([1, 2, 3, 4]);
});

test('versions, addresses, words and code are not, and the first column never is', () => {
  expect(
    marked([
      ['1', 'a', 'b', 'c', 'd'],
      ['1', '2.6.0', '127.0.0.1', 'none', '`12`'],
      ['2', '0.8.1', '0.0.0.0', '5', '`13`'],
    ]),
  ).toEqual([]);
});

test('empty cells are left out, and one figure alone makes no column', () => {
  expect(
    marked([
      ['x', 'a', 'b'],
      ['x', '1', '1'],
      ['y', '', ''],
      ['z', '2', ''],
    ]),
  ).toEqual([1]);
});
