// holds: rpc.waiting
import type {Locator} from '@playwright/test';
import {askedSoFar} from '../support/askedSoFar';
import {languagesInTurn} from '../support/languages';
import {answerWith} from '../support/rpcProxy';
import {
  announced,
  openConsole,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
} from '../support/rpcConsole';
import {askNode, expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({reuseContext: false});

const SILENCE = (): void => undefined;

test('Cancel ends the wait, gives the focus back to Send, and a later answer changes nothing', async ({
  page,
  proxyTo,
}) => {
  let release = (): void => undefined;
  let isAnswered = false;
  const proxy = await proxyTo('espace', async (_call, response, ask) => {
    await new Promise<void>((resolve) => (release = resolve));
    answerWith(response, await ask());
    isAnswered = true;
  });
  await openConsole(page, pageOf('espace', 'eth_blockNumber'));
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(panel(page)).toContainText(rpcWords('console.waiting', '', {address: proxy.http}));
  await expect.poll(() => proxy.received.map(({method}) => method)).toContain('eth_blockNumber');
  await panel(page)
    .getByRole('button', {name: rpcText('console.cancel')})
    .focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(rpcText('console.answer.name.cancelled'));
  await expect(outcome(page)).toContainText(rpcText('console.answer.aborted.why'));
  await expect(sendButton(page)).toBeFocused();
  await expect(announced(page)).toContainText(rpcText('console.answer.name.cancelled'));
  release();
  await expect.poll(() => isAnswered).toBe(true);
  await askedSoFar(page);
  await expect(tree(page)).toHaveCount(0);
  await expect(outcome(page)).toContainText(rpcText('console.answer.name.cancelled'));
});

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: an answer that never comes is waited for 15 seconds, with reminders, and then told with cause and cure`, async ({
    page,
    proxyTo,
    pauseClock,
  }) => {
    const proxy = await proxyTo('core', SILENCE);
    await page.clock.install({time: '2026-01-01T00:00:00Z'});
    await openConsole(page, pageOf('core', 'cfx_epochNumber', prefix));
    await sendTo(page, proxy.http);
    await pauseClock();
    await sendButton(page).click();
    await expect.poll(() => proxy.received.map(({method}) => method)).toContain('cfx_epochNumber');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1_000);
    await expect(announced(page)).toHaveText(rpcText('console.said.sending', prefix));
    await page.clock.runFor(4_000);
    await expect(announced(page)).toHaveText(rpcWords('console.said.waiting', prefix));
    await page.clock.runFor(9_500);
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(500);
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(announced(page)).toHaveText(/ 15(?:[.,]\d+)? ?(?:s|秒)/);
    await expect(panel(page)).toContainText(rpcWords('console.answer.timeout.what', prefix));
    await expect(panel(page)).toContainText(rpcText('console.answer.timeout.cure', prefix));
    await expect(announced(page)).toContainText(rpcText('console.answer.name.none', prefix));
  });
}

test('a slow answer is waited for with the time counted, and shown once all of it has come', async ({
  page,
  proxyTo,
}) => {
  const releases: (() => void)[] = [];
  const held = (): Promise<void> => new Promise((resolve) => releases.push(resolve));
  const release = async (index: number): Promise<void> => {
    await expect.poll(() => releases.length).toBe(index + 1);
    releases[index]?.();
  };
  const proxy = await proxyTo('core', async (_call, response, ask) => {
    const text = JSON.stringify(await ask());
    await held();
    response.setHeader('Content-Type', 'application/json');
    response.write(text.slice(0, 20));
    await held();
    response.end(text.slice(20));
  });
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  await expect(panel(page)).toContainText(rpcWords('console.waiting'));
  const secondsIn = async (shown: Locator): Promise<number> =>
    Number(/(\d[\d.]*) s/.exec((await shown.textContent()) ?? '')?.[1]);
  const counter = panel(page).getByText(/^\d+\.\d s$/);
  await expect.poll(() => secondsIn(counter)).toBeGreaterThan(0.2);
  const early = await secondsIn(counter);
  await release(0);
  await expect.poll(() => secondsIn(counter)).toBeGreaterThan(early);
  await expect(tree(page)).toHaveCount(0);
  const late = await secondsIn(counter);
  await release(1);
  await expect(row(page, 'result')).toContainText('"0x');
  const milliseconds = /([\d.,]+) ms/
    .exec((await outcome(page).locator('p').first().textContent()) ?? '')?.[1]
    ?.replace(',', '');
  expect(
    milliseconds === undefined ? await secondsIn(outcome(page).locator('p').first()) : Number(milliseconds) / 1000,
  ).toBeGreaterThanOrEqual(late);
});

test('while a call is on its way another Send does nothing, and the request can be changed for the next one', async ({
  page,
  proxyTo,
}) => {
  let release = (): void => undefined;
  const proxy = await proxyTo('espace', async (_call, response, ask) => {
    await new Promise<void>((resolve) => (release = resolve));
    answerWith(response, await ask());
  });
  await openConsole(page, pageOf('espace', 'web3_sha3'));
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  await expect.poll(() => proxy.received.filter(({method}) => method === 'web3_sha3').length).toBe(1);
  await sendButton(page).click({force: true});
  await page.keyboard.press('Control+Enter');
  await page.locator('[id="openrpc/0"]').fill('0xff');
  const first = proxy.received.filter(({method}) => method === 'web3_sha3');
  expect(first).toHaveLength(1);
  release();
  await expect(row(page, 'result')).toContainText(
    String(await askNode('espace', 'web3_sha3', first[0]?.params as unknown[])),
  );
  await sendButton(page).click();
  await expect.poll(() => proxy.received.filter(({method}) => method === 'web3_sha3').length).toBe(2);
  release();
  await expect(row(page, 'result')).toContainText(String(await askNode('espace', 'web3_sha3', ['0xff'])));
  expect(proxy.received.filter(({method}) => method === 'web3_sha3')).toHaveLength(2);
});

test('Control and Enter sends from wherever the focus is in the request', async ({page}) => {
  await openConsole(page, pageOf('espace', 'web3_sha3'));
  await sendTo(page);
  await page.locator('[id="openrpc/0"]').fill('0x00');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'result')).toContainText(String(await askNode('espace', 'web3_sha3', ['0x00'])));
  await expect(page.locator('[id="openrpc/0"]')).toBeFocused();
});

test('an answer is announced with how long it took and how large it is, and again when it is the same', async ({
  page,
}) => {
  await openConsole(page, pageOf('espace', 'net_version'));
  await sendTo(page);
  await sendForAnswer(page);
  await expect(announced(page)).toHaveText(/^Result, [\d.]+ ms, \d+ byte/);
  await sendButton(page).click();
  await expect(announced(page)).toHaveText(/^Result, [\d.]+ ms, \d+ byte/);
});
