import {describe, expect, test} from 'vitest';
import {differenceOf, toEntry} from '../toEntries';

describe('the overview of gas topics', () => {
  test('an entry takes the headline row of its page’s topic', () => {
    const {headline, espace, core} = toEntry({
      label: 'Packing',
      href: '/packing',
      docId: 'general/build/smart-contracts/gas-optimization/packing',
    });
    expect(headline).toBe('set(1, 2)');
    expect(espace?.before).toBeGreaterThan(espace?.after ?? 0);
    expect(core).toBeDefined();
    expect(espace?.floored).toBe(false);
  });

  test('an entry says which figures a floor price cuts short, and has the change through the other pipeline', () => {
    const entry = (topic: string) => toEntry({label: topic, href: topic, docId: topic});
    expect(entry('shortCircuit').espace?.floored).toBe(true);
    const {espace, ir} = entry('uupsAndTransparentProxy');
    expect([Math.sign(differenceOf(espace) ?? 0), Math.sign(differenceOf(ir) ?? 0)]).toEqual([-1, 1]);
  });

  test('a saving is less than nothing, a cost more, and a space that was not measured has neither', () => {
    expect([
      differenceOf({before: 10, after: 4}),
      differenceOf({before: 10, after: 12}),
      differenceOf(undefined),
    ]).toEqual([-6, 2, undefined]);
  });
});
