// holds: rpc.wrong-values
import type {Page} from '@playwright/test';
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {askedSoFar} from '../support/askedSoFar';
import {languagesInTurn} from '../support/languages';
import {
  control,
  faultsAt,
  openConsole,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  watchCalls,
  type PageCall,
} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

const ACCOUNT = DEVELOPMENT_ACCOUNTS[4];
const CORE = ACCOUNT?.core ?? '';
const ESPACE = ACCOUNT?.espace ?? '';

/** Tries to send, and sees that the reader is led to the fault and nothing goes out. */
async function expectRefused(page: Page, calls: PageCall[]): Promise<void> {
  await sendButton(page).click();
  const summary = page.locator('[id="openrpc/summary"]');
  await expect(summary).toBeFocused();
  await summary.getByRole('button').first().click();
  await expect(control(page, 0)).toBeFocused();
  await expect(control(page, 0)).toHaveAttribute('aria-invalid', 'true');
  await askedSoFar(page);
  expect(calls).toEqual([]);
}

const FAULTS = [
  {
    name: 'an address of the test network',
    space: 'core',
    typed: 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb',
    fault: 'wrong-network',
  },
  {name: 'a hex address in Core Space', space: 'core', typed: ESPACE, fault: 'hex-for-base32'},
  {
    name: 'a base32 address with one wrong character',
    space: 'core',
    typed: CORE.replace(/.$/, 'j'),
    fault: 'address-checksum',
  },
  {name: 'a base32 address in eSpace', space: 'espace', typed: CORE, fault: 'base32-for-hex'},
  {
    name: 'a hex address with a wrong checksum',
    space: 'espace',
    typed: ESPACE.replace('0x15d3', '0x15D3'),
    fault: 'address-checksum',
  },
  {name: 'nothing', space: 'espace', typed: '', fault: 'required'},
] as const;

for (const [space, method] of [
  ['core', 'cfx_getBalance'],
  ['espace', 'eth_getBalance'],
] as const) {
  test(`${space}: wrong addresses are told at their field, and nothing is sent until it is right`, async ({page}) => {
    const calls = watchCalls(page);
    await openConsole(page, pageOf(space, method));
    await sendTo(page);
    for (const {name, typed, fault} of FAULTS.filter((each) => each.space === space)) {
      await control(page, 0).fill(typed);
      await control(page, 0).press('Tab');
      await expect(faultsAt(page, 0), name).toContainText(rpcWords(`console.fault.${fault}`));
      await expect(control(page, 0), name).toHaveAccessibleDescription(rpcWords(`console.fault.${fault}`));
      await expectRefused(page, calls);
    }
    await control(page, 0).fill(space === 'core' ? CORE : ESPACE);
    await expect(faultsAt(page, 0)).toBeEmpty();
    await sendButton(page).click();
    await expect(row(page, 'result')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: a fault is told in the reader’s language`, async ({page}) => {
    await openConsole(page, pageOf('core', 'cfx_getBalance', prefix));
    await control(page, 0).fill(ESPACE);
    await control(page, 0).press('Tab');
    await expect(faultsAt(page, 0)).toContainText(rpcText('console.fault.hex-for-base32', prefix));
  });
}

test('an address that was right becomes one of the wrong network where another is chosen, and is not sent there', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await sendTo(page);
  await control(page, 0).fill(CORE);
  await panel(page).locator('select').first().selectOption('configured:mainnet');
  await control(page, 0).focus();
  await control(page, 0).press('Tab');
  await expect(faultsAt(page, 0)).toContainText(rpcWords('console.fault.wrong-network', '', {prefix: 'cfx'}));
  await expectRefused(page, calls);
});

test('faults inside nested values are told there, counted above, and lead to folded fields', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_call'));
  await sendTo(page);
  await control(page, 0, 'to').fill('0x12');
  await panel(page).getByText('Optional fields').first().click();
  await control(page, 0, 'value').fill('1.0000000000000000001 CFX');
  await control(page, 0, 'gas').fill('twelve');
  await panel(page).getByText('Optional fields').first().click();
  await sendButton(page).click();
  const summary = page.locator('[id="openrpc/summary"]');
  await expect(summary.getByRole('button')).toHaveCount(3);
  await summary.getByRole('button', {name: /value/}).click();
  await expect(control(page, 0, 'value')).toBeFocused();
  await expect(faultsAt(page, 0, 'value')).toContainText(
    rpcWords('console.fault.too-precise', '', {found: '19', unit: 'CFX', expected: '18'}),
  );
  await expect(faultsAt(page, 0, 'gas')).toContainText(rpcText('console.fault.not-a-quantity'));
  await expect(faultsAt(page, 0, 'to')).toContainText(
    rpcWords('console.fault.address-length', '', {found: '2', expected: '40'}),
  );
  await askedSoFar(page);
  expect(calls).toEqual([]);
});

test('an address of one’s own has its chain learnt, whose addresses are then the right ones', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core');
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await sendTo(page, proxy.http);
  await expect(panel(page).getByText('net1234').first()).toBeVisible();
  await control(page, 0).fill('cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb');
  await control(page, 0).press('Tab');
  await expect(faultsAt(page, 0)).toContainText(rpcWords('console.fault.wrong-network', '', {prefix: 'net1234'}));
  expect(proxy.received.map(({method}) => method)).toContain('cfx_getStatus');
  expect(proxy.received.every(({method}) => method === 'cfx_getStatus')).toBe(true);
});

test('what is still being typed is not called wrong, but what more typing does not cure is told at once, with what is right', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await sendTo(page);
  await control(page, 0).fill(CORE.slice(0, 20));
  await expect(control(page, 0)).toHaveAttribute('aria-invalid', 'false');
  await expect(faultsAt(page, 0)).toBeEmpty();
  await control(page, 0).fill(ESPACE);
  await faultsAt(page, 0)
    .getByRole('button', {name: `Use ${CORE}`})
    .click();
  await expect(control(page, 0)).toHaveValue(CORE);
  await expect(control(page, 0)).toBeFocused();
  await expect(faultsAt(page, 0)).toBeEmpty();
});
