import {builtPages} from '../support/builtPages';
import {expect, test} from '../support/test';
import {MODES, judgeHydrated, prepare} from './judgeHydrated';

const SIZE = 60;
const GROUP = 10;

// Sorted by address, pages of an area and a language stand together: every n-th of them is spread over all.
const all = builtPages().filter(({address}) => !address.endsWith('/404'));
const sample = Array.from({length: SIZE}, (_, index) => all[Math.floor(((index + 0.5) * all.length) / SIZE)]).filter((page) => page !== undefined);

test('the sample has sixty pages of every area in every language', () => {
  expect(new Set(sample.map(({address}) => address)).size).toBe(SIZE);
  const areas = new Set(sample.map(({address, prefix}) => `${prefix} ${address.slice(prefix.length).split('/')[2] ?? ''}`));
  for (const prefix of ['', '/zh', '/es']) for (const area of ['core', 'espace', 'general', 'tags']) expect(areas).toContain(`${prefix} ${area}`);
});

for (const mode of MODES) {
  for (let start = 0; start < SIZE; start += GROUP) {
    test(`${mode}: pages ${String(start + 1)} to ${String(start + GROUP)} of the sample have no fault with their scripts`, async ({page}) => {
      await prepare(page, mode);
      const faults: string[] = [];
      for (const {address} of sample.slice(start, start + GROUP)) faults.push(...(await judgeHydrated(page, address)));
      expect(faults).toEqual([]);
    });
  }
}
