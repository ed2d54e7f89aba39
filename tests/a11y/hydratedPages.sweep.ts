// holds: a11y.axe-with-scripts
import {builtPagesByPath} from '../support/builtPages';
import {expect, test} from '../support/test';
import {MODES} from '../support/modes';
import {createSweep, prepare} from './judgeHydrated';

const GROUP = 42;
const pages = builtPagesByPath().filter(({address}) => !address.endsWith('/404'));

for (let start = 0; start < pages.length; start += GROUP) {
  const group = pages.slice(start, start + GROUP);
  test(`pages ${String(start + 1)} to ${String(start + group.length)} have no fault with their scripts, from ${group[0]?.address ?? ''}`, async ({
    page,
  }, {project}) => {
    test.setTimeout(1_200_000);
    await prepare(page, MODES.find((mode) => mode === project.name) ?? 'light');
    const sweep = createSweep(page);
    const faults: string[] = [];
    for (const {address} of group) faults.push(...(await sweep.judge(address)));
    expect(faults).toEqual([]);
    console.log(
      `${String(sweep.judged())} of ${String(group.length)} pages judged by axe, the others are the same but for their words`,
    );
  });
}
