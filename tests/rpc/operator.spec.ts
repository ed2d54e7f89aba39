import type {Page} from '@playwright/test';
import {keptBy} from '../support/keptBy';
import {LANGUAGES} from '../support/languages';
import {addressOf, open} from '../support/open';
import {
  announced,
  control,
  endpoints,
  jsonBox,
  openConsole,
  opener,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  viewAs,
} from '../support/rpcConsole';
import {answerWith} from '../support/rpcProxy';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

// The browser's own line for an endpoint that is made up.
test.use({expectedConsole: [/Failed to load resource|net::ERR/]});

// Methods for the operator of a node that take no secret: of their calls nothing is kept either.
const PEER = `0x${'5e'.repeat(64)}`;
const REMOTE = 'https://rpc.example.org/';
const GET = pageOf('core', 'debug_getNetNode');

const hashOf = (value: unknown): string => `#request=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const call = (method: string): string => JSON.stringify({jsonrpc: '2.0', id: 1, method, params: [PEER]});
const history = (page: Page) => page.locator('#openrpc-history');
const historyOf = (count: number): RegExp => rpcWords('console.history', '', {count: String(count)});

// holds: rpc.guarded-kept-nowhere, rpc.guarded-asks
test('a call of a node’s operator is kept nowhere once it is sent, and gets neither link nor batch', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core', ({body}, response) =>
    answerWith(response, {jsonrpc: '2.0', id: (body as {id: number}).id, result: null}),
  );
  await openConsole(page, GET);
  await expect(panel(page)).toContainText(rpcText('console.exposure.operator'));
  await sendTo(page, proxy.http);
  await control(page, 0).fill(PEER);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
  expect(proxy.received).toContainEqual(expect.objectContaining({method: 'debug_getNetNode', params: [PEER]}));
  await expect(history(page)).toHaveText(historyOf(0));
  for (const [button, text] of [
    ['console.copyLink', 'console.link.secret'],
    ['console.batch.add', 'console.batch.alone'],
  ] as const) {
    await panel(page)
      .getByRole('button', {name: rpcText(button)})
      .click();
    await expect(announced(page)).toContainText(rpcText(text));
  }
  expect(await keptBy(page)).not.toContain(PEER);
  await page.reload();
  await opener(page).click();
  await expect(control(page, 0)).not.toHaveValue(PEER);
});

// holds: rpc.guarded-kept-nowhere
test('a link to an operator’s method fills the form in and does not stay in the address, nor in the links to other languages', async ({
  page,
}) => {
  const opened = `${GET}#open-console`;
  await open(page, GET + hashOf({v: 1, params: [PEER], endpoint: 'mainnet'}));
  await expect(control(page, 0)).toHaveValue(PEER);
  await expect(panel(page)).toContainText(rpcText('console.filled.link'));
  await expect(endpoints(page)).toHaveValue('configured:local');
  await expect.poll(() => addressOf(page)).toBe(opened);
  await expect.poll(() => keptBy(page)).not.toContain(PEER);
  const [other] = LANGUAGES.filter(({prefix}) => prefix !== '');
  await expect(page.locator(`.dropdown__menu a[lang="${other?.lang ?? ''}"]`)).toHaveAttribute(
    'href',
    `${other?.prefix ?? ''}${opened}`,
  );
});

for (const method of ['debug_getNetNode', 'debug_disconnectNetNode']) {
  // holds: rpc.guarded-kept-nowhere
  test(`on the page of another method a pasted request of ${method}, or a part of one, is kept nowhere, and no link passes it on`, async ({
    page,
  }) => {
    await openConsole(page, pageOf('core', 'cfx_getBalance'));
    await viewAs(page, 'json');
    await jsonBox(page).fill(call(method).slice(0, -2));
    await expect(jsonBox(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await keptBy(page)).not.toContain(PEER);
    for (const pasted of [call(method), `curl ${REMOTE} -d '${call(method)}'`]) {
      await jsonBox(page).fill(pasted);
      await expect(panel(page).getByRole('link', {name: method, exact: true})).toHaveAttribute(
        'href',
        pageOf('core', method),
      );
      expect(await keptBy(page)).not.toContain(PEER);
    }
    await page.reload();
    await opener(page).click();
    await expect(jsonBox(page)).not.toHaveValue(new RegExp(PEER));
  });
}

// holds: rpc.guarded-kept-nowhere
test('calls of a node’s operator that the history has since before are not shown, not linked and not kept', async ({
  page,
}) => {
  await open(page, pageOf('core', 'cfx_getBalance'));
  await page.evaluate(
    (stored) => {
      localStorage.setItem('openrpc:core:history', stored);
    },
    JSON.stringify([
      ...['debug_getNetNode', 'debug_disconnectNetNode'].map((method) => ({
        method,
        params: [PEER],
        time: 1,
        outcome: 'result',
      })),
      {method: 'cfx_epochNumber', params: [], time: 2, outcome: 'result'},
    ]),
  );
  for (const address of [pageOf('core', 'cfx_getBalance'), GET]) {
    await openConsole(page, address);
    await expect(history(page)).toHaveText(historyOf(1));
    await expect.poll(() => keptBy(page)).not.toContain(PEER);
  }
});

// holds: rpc.guarded-kept-nowhere
test('a batch that holds a call of a node’s operator since before is without it', async ({page}) => {
  await open(page, pageOf('core', 'cfx_getBalance'));
  await page.evaluate(
    (stored) => {
      sessionStorage.setItem('openrpc:core:batch', stored);
    },
    JSON.stringify([
      {method: 'cfx_epochNumber', params: []},
      {method: 'debug_getNetNode', params: ['0x1']},
    ]),
  );
  await opener(page).click();
  await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: '1'}));
});

// holds: rpc.own-address
test('an address of one’s own that was chosen for an operator’s method is still chosen after a load, one elsewhere is to be typed again', async ({
  page,
}) => {
  const field = page.locator('#openrpc-own-address');
  await openConsole(page, pageOf('core', 'debug_getNetNode'));
  await endpoints(page).selectOption('own');
  await openConsole(page, pageOf('core', 'debug_getNetNode'));
  await expect(endpoints(page)).toHaveValue('own');
  await expect(field).toHaveValue('');
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await sendTo(page, REMOTE);
  await openConsole(page, pageOf('core', 'debug_getNetNode'));
  await expect(endpoints(page)).toHaveValue('own');
  await expect(field).toHaveValue('');
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await expect(field).toHaveValue(REMOTE);
});
