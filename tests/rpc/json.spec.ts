// holds: rpc.form-and-json
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {
  control,
  faultsAt,
  jsonBox,
  openConsole,
  opener,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  viewAs,
  watchCalls,
} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

const ADDRESS = DEVELOPMENT_ACCOUNTS[4]?.espace ?? '';
const OTHER = DEVELOPMENT_ACCOUNTS[3]?.espace ?? '';

test('form and JSON stay in step, whichever is written in', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  await sendTo(page);
  await control(page, 0).fill(ADDRESS);
  await viewAs(page, 'json');
  await expect(jsonBox(page)).toHaveValue(new RegExp(`"${ADDRESS}"`));
  await jsonBox(page).fill(`["${OTHER}", "0x5"]`);
  await viewAs(page, 'form');
  await expect(control(page, 0)).toHaveValue(OTHER);
  await expect(control(page, 1, 'chosen')).toHaveValue('0x5');
  await control(page, 1).selectOption('safe');
  await viewAs(page, 'json');
  expect(JSON.parse(await jsonBox(page).inputValue())).toEqual([OTHER, 'safe']);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({params: [OTHER, 'safe']});
});

test('a text that is no JSON is told with its place, sends nothing, and outlives switch, reload and language', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const broken = `["${ADDRESS}",\n "latest"`;
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill(broken);
  await expect(jsonBox(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(jsonBox(page)).toHaveAccessibleDescription(
    rpcWords('console.fault.not-json.end', '', {line: '2', column: '10'}),
  );
  await sendButton(page).click();
  await expect(jsonBox(page)).toBeFocused();
  await viewAs(page, 'form');
  await expect(panel(page)).toContainText(rpcText('console.unread'));
  await expect(control(page, 0)).toBeDisabled();
  await sendButton(page).click();
  await expect(jsonBox(page)).toBeFocused();
  await page.reload();
  await opener(page).click();
  await expect(jsonBox(page)).toHaveValue(broken);
  await page.goto(pageOf('espace', 'eth_getBalance', '/zh'));
  await opener(page).click();
  await expect(jsonBox(page)).toHaveValue(broken);
  await jsonBox(page).press('Control+End');
  await jsonBox(page).pressSequentially(']');
  await viewAs(page, 'form');
  await expect(control(page, 0)).toHaveValue(ADDRESS);
  expect(calls).toEqual([]);
});

test('what was typed in the form outlives reload, language and a walk to another page; Reset puts the example back', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  const example = await control(page, 0).inputValue();
  await control(page, 0).fill('half of an addr');
  await page.reload();
  await opener(page).click();
  await expect(control(page, 0)).toHaveValue('half of an addr');
  await page
    .locator('.navbar a[hreflang="es"], .navbar a[lang="es"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', /es/);
  await opener(page).click();
  await expect(control(page, 0)).toHaveValue('half of an addr');
  await page.goto(pageOf('core', 'cfx_call'));
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await expect(control(page, 0)).toHaveValue('half of an addr');
  await page.getByRole('button', {name: rpcText('console.reset')}).click();
  await expect(control(page, 0)).toHaveValue(example);
  await expect(panel(page)).toContainText(rpcText('console.filled.reset'));
  await page.getByRole('button', {name: rpcText('console.putBack')}).click();
  await expect(control(page, 0)).toHaveValue('half of an addr');
});

test('JSON of another form than parameters, and parameters of another form than the method takes, are told apart', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill('{"address": 1}');
  await expect(jsonBox(page)).toHaveAccessibleDescription(rpcText('console.json.list'));
  await jsonBox(page).fill(`[{"not": "an address"}, "latest"]`);
  await sendButton(page).click();
  await expect(page.locator('[id="openrpc/summary"]')).toBeFocused();
  await page.locator('[id="openrpc/summary"]').getByRole('button').first().click();
  await expect(faultsAt(page, 0)).not.toBeEmpty();
  expect(calls).toEqual([]);
});
