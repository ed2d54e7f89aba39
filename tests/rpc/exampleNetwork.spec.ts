// holds: rpc.example-network
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {endpoints, openConsole, opener, pageOf, panel} from '../support/rpcConsole';
import {rpcText} from '../support/rpcTexts';
import {expect, test} from '../support/test';

const LOCAL_ADDRESS = 'net1234:';

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: request, response and code are of one network at a time, and the choice is kept on the next page`, async ({
    page,
  }) => {
    await open(page, pageOf('core', 'cfx_getBalance', prefix));
    const networks = panel(page)
      .getByRole('radiogroup', {name: rpcText('console.network', prefix)})
      .getByRole('radio');
    await expect(networks).toHaveCount(3);
    await expect(networks.first()).toBeChecked();
    const request = panel(page).locator('pre').first();
    await expect(request).toContainText(LOCAL_ADDRESS);
    await expect(panel(page).locator('[data-recorded-answer]')).toBeVisible();
    await expect(panel(page).locator('pre:visible').filter({hasText: 'curl'})).toContainText('http://localhost:12537');
    await expect(panel(page).locator('pre:visible').filter({hasText: 'curl'})).toContainText(LOCAL_ADDRESS);

    await networks.nth(1).check({force: true});
    await expect(request).toContainText('cfxtest:');
    await expect(panel(page).locator('[data-recorded-answer]')).toHaveCount(0);
    await expect(panel(page).locator('pre:visible').filter({hasText: 'curl'})).toContainText(
      'https://test.confluxrpc.com',
    );
    await expect(panel(page)).not.toContainText(LOCAL_ADDRESS);

    await open(page, pageOf('core', 'cfx_getNextNonce', prefix));
    await expect(networks.nth(1)).toBeChecked();
    await expect(panel(page)).not.toContainText(LOCAL_ADDRESS);
    // By keyboard, as any choice of one among several.
    await networks.nth(1).press('ArrowLeft');
    await expect(networks.first()).toBeChecked();
    await expect(panel(page).locator('[data-recorded-answer]')).toBeVisible();
  });
}

test('the panel and the console are of one choice: on a page, and on the next that is opened within the site', async ({
  page,
}) => {
  const networks = panel(page)
    .getByRole('radiogroup', {name: rpcText('console.network')})
    .getByRole('radio');
  const next = async (): Promise<void> => {
    const before = page.url();
    await page.locator('nav.pagination-nav a').last().click();
    await expect(page).not.toHaveURL(before);
    await expect(networks).toHaveCount(3);
  };
  await open(page, pageOf('core', 'cfx_getBalance'));
  // Shown already, and chosen by this press.
  await networks.first().click({force: true});
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue('configured:local');
  await next();
  await expect(networks.first()).toBeChecked();
  const testnet = await networks.nth(1).inputValue();
  await networks.nth(1).check({force: true});
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue(`configured:${testnet}`);
  const mainnet = (
    await endpoints(page)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  ).find((value) => value?.startsWith('configured:') && ![`configured:${testnet}`, 'configured:local'].includes(value));
  await endpoints(page).selectOption(mainnet ?? '');
  await next();
  await expect(networks.nth(2)).toBeChecked();
  expect(`configured:${await networks.nth(2).inputValue()}`).toBe(mainnet);
  await openConsole(page, pageOf('core', 'cfx_getNextNonce'));
  await expect(endpoints(page)).toHaveValue(mainnet ?? '');
});
