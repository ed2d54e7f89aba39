// holds: rpc.by-keys
import type {Locator, Page} from '@playwright/test';
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {open} from '../support/open';
import {announced, control, endpoints, opener, pageOf, panel, row, sendButton} from '../support/rpcConsole';
import {askNode, expect, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

/** Presses Tab until an element has the focus; each stop on the way can be seen to have it. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const [isThere, isMarked] = await Promise.all([
      target.evaluate((element) => element === document.activeElement),
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('#console')) return true;
        // A choice is marked on its label, for the button itself is not seen.
        const parts = [focused, focused.nextElementSibling, focused.parentElement].filter((part) => part !== null);
        return parts.some((part) => {
          const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(part);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      }),
    ]);
    expect(
      isMarked,
      `the focus is not seen on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')}`,
    ).toBe(true);
    if (isThere) return;
  }
  throw new Error('Tab never reached the element.');
}

test('a whole call is made by keys alone: open, choose the network, fill in, send, read, keep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = DEVELOPMENT_ACCOUNTS[4]?.espace ?? '';
  await open(page, pageOf('espace', 'eth_getBalance'));
  await page.locator('main h1').click();
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, endpoints(page));
  await page.keyboard.type('Local');
  await expect(endpoints(page)).toHaveValue('configured:local');
  await tabTo(page, control(page, 0));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(address);
  await tabTo(page, control(page, 1));
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(control(page, 1).locator('option:checked')).toHaveText('latest');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText(rpcText('console.answer.name.result'));
  await expect(sendButton(page)).toBeFocused();
  await tabTo(page, row(page, 'result'));
  await expect(row(page, 'result')).toContainText(
    String(await askNode('espace', 'eth_getBalance', [address, 'latest'])),
  );
  await tabTo(
    page,
    panel(page)
      .getByRole('button', {name: rpcText('console.answer.copy'), exact: true})
      .last(),
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('the focus follows what is taken away: entries of a list, calls of a batch', async ({page}) => {
  await open(page, pageOf('espace', 'eth_feeHistory'));
  await opener(page).click();
  await control(page, 2, 'add').focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 2, 2)).toBeFocused();
  await page.keyboard.type('90');
  await control(page, 2, 2, 'up').focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 2, 1, 'up')).toBeFocused();
  await expect(control(page, 2, 1)).toHaveValue('90');
  await control(page, 2, 1, 'remove').focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 2, 1, 'remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 2, 0, 'remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 2, 'add')).toBeFocused();
  for (let count = 0; count < 2; count++)
    await panel(page)
      .getByRole('button', {name: rpcText('console.batch.add')})
      .click();
  await page.locator('#openrpc-batch').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#openrpc-batch-0'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#openrpc-batch-0')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#openrpc-batch')).toBeFocused();
});
