// holds: rpc.snippets-follow
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {control, openConsole, opener, pageOf, panel, sendTo} from '../support/rpcConsole';
import {expect, NODE, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

const SPACES = [
  {
    space: 'core',
    method: 'cfx_getBalance',
    languages: ['curl', 'fetch', 'js-conflux-sdk', 'cive', 'python'],
    address: DEVELOPMENT_ACCOUNTS[2]?.core ?? '',
  },
  {
    space: 'espace',
    method: 'eth_getBalance',
    languages: ['curl', 'fetch', 'ethers', 'viem', 'web3.js', 'python'],
    address: DEVELOPMENT_ACCOUNTS[2]?.espace ?? '',
  },
] as const;

for (const {space, method, languages, address} of SPACES) {
  test(`${space}: snippets in every language follow the form and the network, and the choice of language is kept`, async ({
    page,
  }) => {
    await openConsole(page, pageOf(space, method));
    await sendTo(page);
    await control(page, 0).fill(address);
    const code = panel(page).locator('pre').last();
    for (const language of languages) {
      await panel(page).locator(`input[type="radio"][value="${language}"]`).check({force: true});
      await expect(code).toContainText(address);
      await expect(code).toContainText(NODE[space].http);
    }
    await control(page, 0).fill('nonsense');
    await expect(panel(page)).toContainText(rpcText('console.snippets.stale'));
    await expect(code).toContainText(address);
    await page.reload();
    await opener(page).click();
    await expect(panel(page).locator('input[type="radio"][value="python"]')).toBeChecked();
  });
}

test('a text that would end a snippet’s quotes stays inside them', async ({page, proxyTo}) => {
  const {http} = await proxyTo('espace');
  await openConsole(page, pageOf('espace', 'eth_chainId'));
  // The console asks a new address for its chain: its server must outlive the answer.
  const chainAnswered = page.waitForResponse((response) => response.url().startsWith(http));
  await sendTo(page, `${http}'"\`$(touch x)`);
  await chainAnswered;
  const code = panel(page).locator('pre').last();
  await expect(code).toContainText(http);
  await expect(code).not.toContainText(`'"`);
});

test('what is typed is shown before its code, which takes long where the value is', async ({page}) => {
  await openConsole(page, pageOf('espace', 'web3_sha3'));
  const code = panel(page).locator('pre').last();
  await expect(code).toContainText('web3_sha3');
  const typed = `0x${'ab'.repeat(50)}`;
  const shown = await control(page, 0).evaluate(async (field: HTMLInputElement | HTMLTextAreaElement, value) => {
    // The setter of the field itself: React has put one before it that takes a value for known.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    // React has by then shown what it shows at once.
    await Promise.resolve();
    return {field: field.value, code: [...document.querySelectorAll('#console pre')].at(-1)?.textContent};
  }, typed);
  expect(shown.field).toBe(typed);
  expect(shown.code).not.toContain(typed);
  await expect(code).toContainText(typed);
});
