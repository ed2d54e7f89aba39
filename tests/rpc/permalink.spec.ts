// holds: rpc.links-of-requests
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {
  announced,
  control,
  endpoints,
  openConsole,
  opener,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  viewAs,
  jsonBox,
  watchCalls,
} from '../support/rpcConsole';
import {expect, NODE, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

const CORE = DEVELOPMENT_ACCOUNTS[3]?.core ?? '';

// In place of a link's hash, which the form no longer shows.
const OPENED = '#open-console';

const hashOf = (value: unknown): string =>
  `#request=${Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: a copied link opens the request filled in, on its network, and sends nothing by itself`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConsole(page, pageOf('core', 'cfx_getBalance', prefix));
    await sendTo(page);
    await control(page, 0).fill(CORE);
    await control(page, 1).selectOption('latest_confirmed');
    await panel(page)
      .getByRole('button', {name: rpcText('console.copyLink', prefix)})
      .click();
    await expect(announced(page)).toHaveText(rpcText('console.link.copied', prefix));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${String(baseURL)}${pageOf('core', 'cfx_getBalance', prefix)}#request=[\\w-]+$`));
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    const calls = watchCalls(other);
    await other.goto(link);
    await expect(control(other, 0)).toHaveValue(CORE);
    await expect(control(other, 1)).toHaveValue(await control(page, 1).inputValue());
    await expect(endpoints(other)).toHaveValue('configured:local');
    await expect(panel(other)).toContainText(rpcText('console.filled.link', prefix));
    await other.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await sendButton(other).click();
    await expect(row(other, 'result')).toBeVisible();
    expect(calls).toMatchObject([{url: `${NODE.core.http}/`, body: {params: [CORE, 'latest_confirmed']}}]);
    await stranger.close();
  });
}

test('the network of a link is for this visit: the reader’s own choice is what is remembered', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await endpoints(page).selectOption('configured:mainnet');
  await page.goto(pageOf('core', 'cfx_epochNumber') + hashOf({v: 1, params: [], endpoint: 'local'}));
  await expect(endpoints(page)).toHaveValue('configured:local');
  await openConsole(page, pageOf('core', 'cfx_getStatus'));
  await expect(endpoints(page)).toHaveValue('configured:mainnet');
});

test('a link takes nothing away: what stood in the form can be put back, and an edit takes the link out of the address', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await control(page, 0).fill('half an address');
  await page.evaluate((hash) => (window.location.hash = hash), hashOf({v: 1, params: [CORE]}));
  await expect(control(page, 0)).toHaveValue(CORE);
  await page.getByRole('button', {name: rpcText('console.putBack')}).click();
  await expect(control(page, 0)).toHaveValue('half an address');
  await expect(sendButton(page)).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe(pageOf('core', 'cfx_getBalance') + OPENED);
});

test('an edit leaves the page where it is scrolled to, and the way to another language has no older request', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, pageOf('core', 'cfx_getBalance') + hashOf({v: 1, params: [CORE]}));
  await expect(control(page, 0)).toHaveValue(CORE);
  await control(page, 0).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await control(page, 0).fill('half an address');
  await expect.poll(() => addressOf(page)).toBe(pageOf('core', 'cfx_getBalance') + OPENED);
  expect(await page.evaluate(() => document.querySelectorAll('a[href*="#request="]').length)).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

const REFUSED = [
  ['that no base64 is', '#request=%E0%A4%A', 'malformed'],
  ['of another version', hashOf({v: 2, params: []}), 'version'],
  ['too long', `#request=${'A'.repeat(9_000)}`, 'oversized'],
  ['damaged', '#request=AAAA', 'malformed'],
  ['empty', '#request=', 'malformed'],
  ['of another shape', hashOf({v: 1, params: 'all'}), 'malformed'],
  ['with an address in place of a network', hashOf({v: 1, params: [], endpoint: 'https://evil.example'}), 'malformed'],
  ['nested too deep', hashOf(`{"v":1,"params":${'['.repeat(100)}${']'.repeat(100)}}`), 'oversized'],
] as const;

for (const [name, hash, why] of REFUSED.slice(0, 3)) {
  test(`a link is refused with a message at load, sends nothing, and leaves the form as it was: ${name}`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await open(page, pageOf('espace', 'eth_getBalance') + hash);
    await expect(announced(page)).toHaveText(rpcText(`console.refused.${why}`));
    await expect(control(page, 0)).toHaveValue(/^0x/);
    await expect.poll(() => addressOf(page)).toBe(pageOf('espace', 'eth_getBalance') + OPENED);
    expect(calls).toEqual([]);
  });
}

test('links of every kind that is no use are refused on a page that stands open, each with its reason', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  for (const [name, hash, why] of REFUSED) {
    await page.evaluate((next) => (window.location.hash = next), hash);
    await expect.poll(() => addressOf(page), name).toBe(pageOf('espace', 'eth_getBalance') + OPENED);
    await expect(panel(page), name).toContainText(rpcText(`console.refused.${why}`));
    await expect(control(page, 0)).toHaveValue(/^0x/);
  }
  expect(calls).toEqual([]);
});

test('refused links survive the address bar, a walk to another page, Back and reload', async ({page}) => {
  await open(page, pageOf('espace', 'eth_getBalance'));
  await page.evaluate(() => (window.location.hash = '#request=%'));
  await expect(panel(page)).toContainText(rpcText('console.refused.malformed'));
  await page.locator('nav.pagination-nav a').last().click();
  await expect(page.locator('h1')).toHaveText('eth_getBlockByHash');
  await expect(opener(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('eth_getBalance');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('eth_getBalance');
  // The address still says that the console is open.
  expect(addressOf(page)).toBe(pageOf('espace', 'eth_getBalance') + OPENED);
  await expect(sendButton(page)).toBeVisible();
});

test('a request that is too long for a link, or has faults, gets none and says why', async ({page}) => {
  await openConsole(page, pageOf('espace', 'web3_sha3'));
  await control(page, 0).fill(`0x${'ab'.repeat(8_000)}`);
  await panel(page)
    .getByRole('button', {name: rpcText('console.copyLink')})
    .click();
  await expect(announced(page)).toContainText(rpcText('console.link.tooLong'));
  await viewAs(page, 'json');
  await jsonBox(page).fill('[');
  await panel(page)
    .getByRole('button', {name: rpcText('console.copyLink')})
    .click();
  await expect(announced(page)).toContainText(rpcText('console.faulty'));
});
