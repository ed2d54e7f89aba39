import {describe, expect, test} from 'vitest';
import {readTable} from '../../../../tools/cips/recorded';

import {areasOf, filterRows, forceOf, forcesOf, placeOf} from '../filterRows';

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

  test('heights follow their forks, whatever they count', () => {
    const inOrder = rows
      .filter((row) => placeOf(row) !== undefined)
      .sort((left, right) => (placeOf(left) ?? 0) - (placeOf(right) ?? 0));
    const forks = inOrder.map(forceOf);
    expect([...new Set(forks)]).toEqual(forcesOf(rows).filter((force) => force.startsWith('v')));
    // The smaller number came later: epoch 129,680,000 in 2025, block 133,800,000 in 2022.
    expect(forks.indexOf('v3.0')).toBeGreaterThan(forks.lastIndexOf('v2.1'));
    expect(rows.filter(({listed}) => listed.kind !== 'fork').map(placeOf)).not.toContainEqual(expect.any(Number));
  });

  test('forks come in their order, before what has none', () => {
    expect(forcesOf(rows).slice(0, 4)).toEqual(['v1.0', 'v1.1', 'v2.0', 'v2.1']);
    expect(forcesOf(rows).at(-1)).toBe('dormant');
    expect(rows.filter(({number}) => number === 1559).map(forceOf)).toEqual(['v2.4']);
  });
});
