import {builtPages} from '../support/builtPages';
import {expect, test} from '../support/test';
import {MODES, judgeHydrated, prepare} from './judgeHydrated';

const GROUP = 20;
const pages = builtPages().filter(({address}) => !address.endsWith('/404'));

for (let start = 0; start < pages.length; start += GROUP) {
  const group = pages.slice(start, start + GROUP);
  test(`pages ${String(start + 1)} to ${String(start + group.length)} have no fault with their scripts, from ${group[0]?.address ?? ''}`, async ({page}, {
    project,
  }) => {
    test.setTimeout(600_000);
    await prepare(page, MODES.find((mode) => mode === project.name) ?? 'light');
    const faults: string[] = [];
    for (const {address} of group) faults.push(...(await judgeHydrated(page, address)));
    expect(faults).toEqual([]);
  });
}
