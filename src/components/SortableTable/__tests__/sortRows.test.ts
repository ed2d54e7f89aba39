import {describe, expect, test} from 'vitest';
import {orderAfterClick, sortRows, type Column, type Order} from '../sortRows';

interface Row {
  name: string;
  saved?: number;
}

const name: Column<Row> = {key: 'name', head: 'Name', value: (row) => row.name, cell: (row) => row.name};
const saved: Column<Row> = {
  key: 'saved',
  head: 'Saved',
  value: (row) => row.saved,
  cell: (row) => row.saved,
  first: 'descending',
};
const sorted = (rows: readonly Row[], order: Order, locale = 'en'): string =>
  sortRows(rows, [name, saved], order, locale)
    .map((row) => row.name)
    .join(' ');

// holds: docs.sortable-tables
describe('the order of a sortable table', () => {
  const rows = [
    {name: 'B', saved: 0},
    {name: 'A', saved: 0},
    {name: 'E'},
    {name: 'D', saved: -2},
    {name: 'C', saved: 10},
    {name: 'F', saved: 9},
  ];

  test('numbers follow their size, equal ones the first column', () => {
    expect(sorted(rows, {key: 'saved', direction: 'descending'})).toBe('C F A B D E');
  });

  test('the other direction turns them round, and what has no value stays last', () => {
    expect(sorted(rows, {key: 'saved', direction: 'ascending'})).toBe('D A B F C E');
  });

  test('texts follow the alphabet of the language', () => {
    const words = [{name: 'Óptimo'}, {name: 'Zona'}, {name: 'nube'}, {name: 'ñandú'}, {name: 'orden'}];
    expect(sorted(words, {key: 'name', direction: 'ascending'}, 'es')).toBe('nube ñandú Óptimo orden Zona');
    expect(sorted(words, {key: 'name', direction: 'descending'}, 'es')).toBe('Zona orden Óptimo ñandú nube');
    expect(sorted([{name: '中'}, {name: '阿'}, {name: '比'}], {key: 'name', direction: 'ascending'}, 'zh-CN')).toBe(
      '阿 比 中',
    );
  });

  test('the rows that came in keep their order', () => {
    const before = rows.map((row) => row.name);
    sorted(rows, {key: 'name', direction: 'descending'});
    expect(rows.map((row) => row.name)).toEqual(before);
  });

  test('a click takes the first direction of a column, the next one turns it', () => {
    const start: Order = {key: 'name', direction: 'ascending'};
    const once = orderAfterClick(saved, start);
    expect([once, orderAfterClick(saved, once)]).toEqual([
      {key: 'saved', direction: 'descending'},
      {key: 'saved', direction: 'ascending'},
    ]);
    expect(orderAfterClick(name, once)).toEqual({key: 'name', direction: 'ascending'});
  });
});
