import {expect, test} from '@playwright/test';
import {builtPages} from '../support/builtPages';
import {openServedPages} from './servedPages';

const GROUP = 40;
const pages = builtPages();

for (let start = 0; start < pages.length; start += GROUP) {
  const group = pages.slice(start, start + GROUP);
  test(`pages ${String(start + 1)} to ${String(start + group.length)} have no fault as served, from ${group[0]?.address ?? ''}`, async ({page}) => {
    test.setTimeout(240_000);
    const served = await openServedPages(page);
    const faults: string[] = [];
    for (const {address} of group) {
      await served.show(address);
      await served.resize(320);
      const narrow = await served.sidewaysScroll();
      await served.resize(1280);
      for (const fault of [...narrow, ...(await served.structure()), ...(await served.judge())]) faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

test('what is wrong with a page is told with rule, element and cure: contrast of any look, landmarks, headings, languages, width', async ({page}) => {
  const grey = '<p style="color: #999; background: #fff">Too faint to read</p>';
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><head><title>Made up</title></head><body><nav><a href="#a">A link</a></nav><main><h1>One</h1><h1>Two</h1><h3>Jump</h3>
        ${'<p>Plain text.</p>'.repeat(9)}${grey.repeat(9)}<p>The sentence that is not in the language of the page.</p><p>漏洞</p><p lang="en">This one is in the language that it says.</p>
        <table><tr><th></th><td>1</td></tr></table><div style="width: 900px; height: 1px"></div></main></body></html>`,
    }),
  );
  const served = await openServedPages(page);
  await served.show('/made-up');
  await served.resize(320);
  expect(await served.sidewaysScroll()).toEqual([
    expect.stringMatching(/^scrolls sideways: 9\d\d px wide in a window of 320; <div style="width: 900px; height: 1px">/),
  ]);
  await served.resize(1280);
  expect(await served.structure()).toEqual([
    'one h1: the page shows 2',
    expect.stringMatching(/^navigation without a name: <nav><a href="#a">/),
    expect.stringMatching(/^language of a part: "The sentence .* put lang="en"/),
    expect.stringMatching(/^language of a part: "漏洞" is within lang="es"; put lang="zh-CN"/),
  ]);
  const faults = await served.judge();
  expect(faults.filter((fault) => fault.startsWith('color-contrast')).length).toBe(3);
  expect(faults.find((fault) => fault.startsWith('color-contrast'))).toMatch(/\(p:nth-child\(13\)\) .*contrast of 2\.84 .*Expected contrast ratio of 4\.5:1/);
  expect([...new Set(faults.map((fault) => fault.split(':')[0]))].sort()).toEqual(['color-contrast', 'empty-table-header', 'heading-order']);
});
