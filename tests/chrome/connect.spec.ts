// holds: docs.connect
import {readdirSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {FAUCETS} from '../../src/config/faucets';
import {NETWORKS} from '../../src/config/networks';
import {FACTS} from '../../src/facts/registry';
import {readDocument, type Space} from '../rpc/documents';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const shown = (page: Page): Locator => page.locator('[data-network]').locator('visible=true');

/** The number of pages of a folder, its own page left out. */
const topicsOf = (folder: string, own: string): number =>
  readdirSync(`docs/general/build/smart-contracts/${folder}`).filter((name) => name.endsWith('.mdx') && name !== own)
    .length;

const methodsOf = (space: Space): number => readDocument(space).methods.length;

for (const {id, prefix} of languagesInTurn(0)) {
  test(`${id}: every choice of space and network shows its own address, chain ID and program, and no other's`, async ({
    page,
  }) => {
    await open(page, `${prefix}/`);
    for (const {space, name, http, chainId, explorer} of NETWORKS) {
      await page.locator(`input[type="radio"][value="${space}"]`).check({force: true});
      await page.locator(`input[type="radio"][value="${name}"]`).check({force: true});
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('data-network', `${space}-${name}`);
      await expect(shown(page).locator('dd code').nth(0)).toHaveText(http);
      await expect(shown(page).locator('dd code').nth(1)).toHaveText(String(chainId));
      await expect(shown(page).locator('pre')).toContainText(`http('${http}')`);
      await expect(shown(page).locator('pre')).toContainText(space === 'core' ? "from 'cive'" : "from 'viem'");
      await expect(shown(page).locator(`a[href="${explorer ?? 'none'}"]`)).toHaveCount(explorer === undefined ? 0 : 1);
      await expect(shown(page).locator(`a[href="${FAUCETS[space]}"]`)).toHaveCount(name === 'testnet' ? 1 : 0);
    }
  });
}

test('the served page has the values of the test network, for who reads without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('https://evmtestnet.confluxrpc.com');
  await context.close();
});

test('a value is copied, and the keyboard chooses a network', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await shown(page)
    .getByRole('button', {name: /^Copy https/})
    .click();
  await expect(shown(page).getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://evmtestnet.confluxrpc.com');
  await page.getByRole('radio', {name: 'Testnet'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('data-network', 'espace-local');
});

test('the faucets are those of the facts', () => {
  expect(FAUCETS).toEqual({core: FACTS.get('core.faucet')?.value, espace: FACTS.get('espace.faucet')?.value});
});

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: the doors tell how many methods, optimizations and attacks there are`, async ({page}) => {
    await open(page, `${prefix}/`);
    const counts = await page.locator('[data-door] h3 > span:first-child').allInnerTexts();
    const expected = [
      methodsOf('core') + methodsOf('espace'),
      topicsOf('gas-optimization', 'index.mdx'),
      topicsOf('contract-security', 'contract-security.mdx'),
    ];
    expect(counts.map(Number)).toEqual(expected);
  });
}

test.describe('when the code that asks wallets cannot be fetched', () => {
  test.use({expectedConsole: [/ERR_FAILED/]});

  test('the button says so', async ({page}) => {
    await open(page, '/');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await shown(page).getByRole('button', {name: 'Add eSpace testnet to your wallet'}).click();
    await expect(shown(page).getByRole('status').filter({hasText: 'did not load'})).toBeVisible();
  });
});

test('addresses of the Connect panel stay on one line, from a phone to a wide screen, in every language', async ({
  page,
}) => {
  for (const {prefix} of LANGUAGES) {
    for (const width of [375, 1280, 1680]) {
      await page.setViewportSize({width, height: 900});
      await open(page, `${prefix}/`);
      // Those of the networks not chosen are laid out as well, though not seen.
      const lines = await page.locator('[data-network] dl code').evaluateAll((values) =>
        values.map((value): [string | null, number] => {
          const text = document.createRange();
          text.selectNodeContents(value);
          return [value.textContent, new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size];
        }),
      );
      expect(lines.length).toBeGreaterThan(5);
      expect(
        lines.filter(([, count]) => count !== 1),
        `${prefix} at ${String(width)} px`,
      ).toEqual([]);
    }
  }
});
