import {describe, expect, test} from 'vitest';
import {readTable} from '../../../cips/recorded';

import {areasOf, filterRows, forceOf, forcesOf} from '../filterRows';

const rows = readTable();
const numbers = (found: readonly {number: number}[]): number[] => found.map(({number}) => number);

describe('the filter of proposals', () => {
  test('an empty choice leaves every row', () => {
    expect(filterRows(rows, {force: '', area: ''})).toEqual(rows);
  });

  test('both choices apply together', () => {
    expect(numbers(filterRows(rows, {force: 'v2.1', area: 'governance'}))).toEqual([94, 105]);
    expect(numbers(filterRows(rows, {force: 'v2.1', area: 'espace'}))).toEqual([98]);
    expect(filterRows(rows, {force: 'v1.1', area: 'espace'})).toEqual([]);
  });

  test('each choice leaves something, and together the choices of a field leave everything', () => {
    const byForce = forcesOf(rows).map((force) => filterRows(rows, {force, area: ''}).length);
    const byArea = areasOf(rows).map((area) => filterRows(rows, {force: '', area}).length);
    for (const counts of [byForce, byArea]) {
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    }
  });

  test('forks come in their order, before what has none', () => {
    expect(forcesOf(rows).slice(0, 4)).toEqual(['v1.0', 'v1.1', 'v2.0', 'v2.1']);
    expect(forcesOf(rows).at(-1)).toBe('dormant');
    expect(rows.filter(({number}) => number === 1559).map(forceOf)).toEqual(['v2.4']);
  });
});
