import {describe, expect, test} from 'vitest';
import {sortEntries, toEntry, type Entry} from '../toEntries';

const entry = (label: string, espace: [number, number] | undefined, core?: [number, number]): Entry => ({
  label,
  href: `/${label}`,
  headline: 'f()',
  ...(espace && {espace: {before: espace[0], after: espace[1]}}),
  ...(core && {core: {before: core[0], after: core[1]}}),
});
const labels = (entries: Entry[]): string => entries.map(({label}) => label).join('');

describe('the overview of gas topics', () => {
  const entries = [entry('B', [10, 10], [10, 4]), entry('A', [10, 10]), entry('D', [10, 12], [10, 9]), entry('C', [10, 1], [10, 12])];

  test('the largest saving comes first, what costs more last; equal ones follow their names', () => {
    expect(labels(sortEntries(entries, {key: 'espace', descending: true}))).toBe('CABD');
    expect(labels(sortEntries(entries, {key: 'espace', descending: false}))).toBe('DABC');
  });

  test('a topic that a space does not have is last there, with the largest first', () => {
    expect(labels(sortEntries(entries, {key: 'core', descending: true}))).toBe('BDCA');
  });

  test('names sort both ways', () => {
    expect(labels(sortEntries(entries, {key: 'label', descending: true}))).toBe('DCBA');
  });

  test('an entry takes the headline row of its page’s topic', () => {
    const {headline, espace, core} = toEntry({label: 'Packing', href: '/packing', docId: 'general/build/smart-contracts/gas-optimization/packing'});
    expect(headline).toBe('set(1, 2)');
    expect(espace?.before).toBeGreaterThan(espace?.after ?? 0);
    expect(core).toBeDefined();
  });
});
