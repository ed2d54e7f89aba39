// holds: a11y.axe, a11y.narrow
import {expect, test} from '@playwright/test';
import {builtPagesByPath} from '../support/builtPages';
import {openServedPages} from './servedPages';

const GROUP = 42;
const pages = builtPagesByPath();

for (let start = 0; start < pages.length; start += GROUP) {
  const group = pages.slice(start, start + GROUP);
  test(`pages ${String(start + 1)} to ${String(start + group.length)} have no fault as served, from ${group[0]?.address ?? ''}`, async ({
    page,
  }) => {
    const served = await openServedPages(page);
    const faults: string[] = [];
    for (const {address} of group) {
      await served.resize(320);
      await served.show(address);
      const narrow = await served.sidewaysScroll();
      await served.resize(1280);
      for (const fault of [...narrow, ...(await served.structure()), ...(await served.judge())])
        faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
    console.log(
      `${String(served.judged())} of ${String(group.length)} pages judged by axe, the others are the same but for their words`,
    );
  });
}
