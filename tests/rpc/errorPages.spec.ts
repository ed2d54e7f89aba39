// holds: rpc.error-pages
import {open} from '../support/open';
import {jsonBox, openConsole, pageOf, panel, sendButton, sendTo, viewAs} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcWords} from '../support/rpcTexts';
import {readDocument} from './documents';

test('an error of the node leads to its code on the space’s error page, in the reader’s language', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber', '/es'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill('["0xfffff", false]');
  await sendButton(page).click();
  const more = panel(page).getByRole('link', {name: rpcWords('console.answer.error.more', '/es', {code: '-32602'})});
  await more.click();
  await expect(page).toHaveURL(/\/es\/docs\/core\/build\/json-rpc\/common_rpc_error#code-32602$/);
  await expect(page.locator('#code-32602')).toBeInViewport();
});

const MATRICES = [
  {space: 'core', address: '/docs/core/build/json-rpc'},
  {space: 'espace', address: '/docs/espace/build/jsonrpc-compatibility'},
] as const;

for (const {space, address} of MATRICES) {
  test(`${space}: the matrix has every method as served, and the filter narrows it`, async ({page, request}) => {
    const {methods, 'x-unimplemented': missing = [], 'x-absent': absent = []} = readDocument(space);
    const names = methods.map(({name}) => name);
    const served = await (await request.get(address)).text();
    const linked = [...served.matchAll(/<th scope=["']?row["']?[^>]*><a [^>]*href=["']?([^"'\s>]+)/g)].map(
      ([, href]) => href,
    );
    expect(linked.toSorted()).toEqual(names.map((name) => pageOf(space, name)).toSorted());
    await open(page, address);
    const rows = page.locator('table tbody tr').filter({has: page.locator('th code')});
    await expect(rows).toHaveCount(names.length + missing.length + absent.length);
    const search = page.locator('main').getByRole('searchbox');
    await search.fill('Balance');
    for (const name of names.filter((known) => known.toLowerCase().includes('balance')))
      await expect(page.locator(`th a[href$="/${name.toLowerCase()}"]`)).toBeVisible();
    expect(await rows.count()).toBeLessThan(names.length);
    await expect(page.locator('main').getByRole('status')).toContainText(String(await rows.count()));
    await search.fill('no-such-method');
    await expect(rows).toHaveCount(0);
    await expect(page.getByText(rpcWords('matrix.none'))).toBeVisible();
  });
}
