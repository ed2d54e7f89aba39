import {describe, expect, test} from 'vitest';
import {FORK_FACTS} from '../../../facts/areas/forks';
import {findPages} from '../findPages';
import {FORKS, type ForkPoint} from '../forks';
import {rulesText} from '../texts';
import {toAxis} from '../toAxis';
import {forkOf, toRows} from '../toRows';
import values from '../values.json';

const DAY_MS = 86_400_000;
const NETWORKS = ['mainnet', 'testnet'] as const;
const POINTS = FORKS.flatMap(({mainnet, testnet}) => [...mainnet, ...testnet]);
const numberOf = (id: string): number => Number(FORK_FACTS[id]?.value);
const dayOf = (id: string): number => Date.parse(String(FORK_FACTS[id]?.value));

describe('the hard forks', () => {
  test('have the values of the facts', () => {
    expect(values).toEqual(Object.fromEntries(Object.entries(FORK_FACTS).map(([id, {value}]) => [id, value])));
  });

  test('have every height among the facts once, with what it counts and the fork and network of its id', () => {
    const heights = Object.entries(FORK_FACTS).flatMap(([id, {unit}]) => (unit === undefined ? [] : [id]));
    expect(POINTS.flatMap(({id = []}) => id).sort()).toEqual(heights.sort());
    const units = {epoch: 'epochs', block: 'blocks', view: 'views'};
    for (const {version, ...networks} of FORKS) {
      for (const network of NETWORKS) {
        for (const {id, count} of networks[network]) {
          if (id === undefined || id === 'fork.bn128.block') continue;
          expect(id).toMatch(
            new RegExp(
              `^fork\\.${version.replace('.', '_')}\\.${network === 'testnet' ? 'testnet\\.' : '(?!testnet)'}`,
            ),
          );
          expect(FORK_FACTS[id]?.unit).toBe(units[count]);
        }
      }
    }
  });

  test('have every date among the facts', () => {
    const dates = Object.entries(FORK_FACTS).flatMap(([id, {unit}]) => (unit === undefined ? [id] : []));
    const shown = POINTS.flatMap(({reached, announced, otherwise}: ForkPoint) =>
      [reached, announced, otherwise].filter((id) => id !== undefined),
    );
    expect([...new Set(shown)].sort()).toEqual(dates.sort());
  });

  test('come in the order of their heights on both networks', () => {
    for (const network of NETWORKS) {
      for (const count of ['epoch', 'block', 'view'] as const) {
        const heights = FORKS.flatMap((fork) =>
          toRows(fork, network).filter((row) => row.count === count && !row.corrected && row.rules !== 'posReference'),
        );
        const numbers = heights.map(({height = 0}) => height);
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      }
    }
  });

  test('v3.1 has no day on mainnet: none is estimated, and neither height is said to have been reached', () => {
    expect(toRows(forkOf('v3.1'), 'mainnet').map(({count, when}) => [count, when])).toEqual([
      ['epoch', undefined],
      ['view', undefined],
    ]);
  });

  test('the date of v1.1 that is shown first fits the target of two blocks a second, the other one doesn’t', () => {
    const pace = (id: string): number => numberOf('fork.bn128.block') / ((dayOf(id) - dayOf('fork.v1_0.date')) / 1000);
    expect(pace('fork.v1_1.date.node')).toBeCloseTo(2, 0);
    expect(pace('fork.v1_1.date')).toBeGreaterThan(4);
    expect(toRows(forkOf('v1.1'), 'mainnet')[0]?.when).toEqual({
      kind: 'reached',
      value: '2020-12-11',
      otherwise: '2020-11-18',
    });
  });

  test('an unknown fork lists those that there are', () => {
    expect(() => forkOf('v2.6')).toThrow(/no fork "v2.6".*v2\.5, v3\.0/);
  });
});

describe('the axis', () => {
  test('has whole years and the forks in order, all of them between its ends', () => {
    const {years, marks} = toAxis();
    expect(years.map(({year}) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
    expect(marks.map(({version}) => version)).toEqual(FORKS.map(({version}) => version));
    const places = marks.map(({at}) => at);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places.every((at) => at > 0 && at <= 1)).toBe(true);
    for (const [index, {at, level}] of marks.entries()) {
      const before = marks[index - 1];
      if (before && at - before.at < 0.1) expect(level).toBeGreaterThan(before.level);
      expect(level).toBeLessThan(3);
    }
    expect(marks.flatMap(({dated, version, at}) => (dated ? [] : [{version, at}]))).toEqual([{version: 'v3.1', at: 1}]);
  });

  test('leaves a day of 2022 within the year 2022', () => {
    const {years, marks} = toAxis();
    const start = years.find(({year}) => year === 2022)?.at ?? 1;
    const at = marks.find(({version}) => version === 'v2.2')?.at ?? 0;
    expect((at - start) * years.length * 365.25 * DAY_MS).toBeCloseTo(
      Date.parse('2022-11-17') - Date.parse('2022-01-01'),
      -9,
    );
  });
});

describe('pages of forks', () => {
  test('are found at any depth of the sidebar, without the landing page and pages with like names', () => {
    const link = (docId: string): {type: string; docId: string; href: string} => ({
      type: 'link',
      docId,
      href: `/docs/${docId}`,
    });
    const items = [
      link('general/v2.4'),
      {type: 'category', items: [link('general/hardforks/v2.4'), link('general/hardforks/hardforks')]},
    ];
    expect([...findPages(items)]).toEqual([['v2.4', '/docs/general/hardforks/v2.4']]);
  });
});

test('a corrected proposal says so', () => {
  expect(rulesText({rules: 'CIP-99', corrected: true})).toBe('CIP-99, corrected');
  expect(rulesText({rules: 'CIP-99', corrected: false})).toBe('CIP-99');
});
