// holds: rpc.served-text
import {LANGUAGES} from '../support/languages';
import {opener, pageOf, panel} from '../support/rpcConsole';
import {rpcText} from '../support/rpcTexts';
import {expect, test} from '../support/test';
import {SPACES, readDocument} from './documents';

const PAGES = [
  {
    space: 'core',
    method: 'cfx_call',
    snippets: ['cURL', 'TypeScript', 'js-conflux-sdk', 'cive', 'Python'],
    endpoint: 'http://localhost:12537',
    parameter: 'block_hash_or_epoch_number',
  },
  {
    space: 'espace',
    method: 'eth_getLogs',
    snippets: ['cURL', 'TypeScript', 'ethers', 'viem', 'web3.js', 'Python'],
    endpoint: 'http://localhost:8545',
    parameter: 'filter',
  },
] as const;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const {id, prefix} of LANGUAGES) {
    for (const {space, method, snippets, endpoint, parameter} of PAGES) {
      test(`${id}: ${method} shows what it takes, answers and refuses, and a recorded call with snippets`, async ({
        page,
      }) => {
        await page.goto(pageOf(space, method, prefix));
        const main = page.locator('main');
        await expect(main.locator('h1')).toHaveText(method);
        for (const part of ['parameters', 'result', 'errors', 'examples'])
          await expect(main.locator(`h2#${part}`)).toBeVisible();
        await expect(main.locator('ol > li').filter({hasText: parameter}).first()).toBeVisible();
        await expect(main.getByText('-32602', {exact: true}).first()).toBeVisible();
        const console = panel(page);
        await expect(console.getByRole('heading', {level: 2})).toBeVisible();
        await expect(
          console
            .locator('pre')
            .filter({hasText: `"method": "${method}"`})
            .first(),
        ).toBeVisible();
        await expect(console.locator('pre').filter({hasText: '"result"'}).first()).toBeVisible();
        for (const snippet of snippets)
          await expect(console.locator('summary').filter({hasText: snippet})).toBeVisible();
        await expect(console.locator('pre:visible').filter({hasText: 'curl'})).toBeVisible();
        // The browser itself opens another one.
        const other = console.locator('details').filter({hasText: snippets[2]});
        await other.locator('summary').click();
        await expect(other.locator('pre')).toContainText(endpoint);
      });
    }
  }

  test('the index lists every method of the document, and the document can be downloaded', async ({page, request}) => {
    for (const space of SPACES) {
      const document = readDocument(space);
      const names = document.methods.map(({name}) => name);
      await page.goto(`/docs/${space}/rpc`);
      for (const name of names)
        await expect(page.locator(`main a[href="/docs/${space}/rpc/${name.toLowerCase()}"]`)).toBeVisible();
      const href = (await page.locator('main a[href$="openrpc.json"]').getAttribute('href')) ?? '';
      expect(await (await request.get(href)).text()).toBe(`${JSON.stringify(document, null, 2)}\n`);
    }
  });
});

test('a button that only scripts can serve is not shown without them, and is there with them', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(new URL(pageOf('core', 'cfx_getBalance'), test.info().project.use.baseURL).href);
  await expect(opener(plain)).toBeHidden();
  await context.close();
  for (const {prefix} of LANGUAGES) {
    await page.goto(pageOf('core', 'cfx_getBalance', prefix));
    await expect(opener(page)).toHaveText(rpcText('console.open', prefix));
  }
});
