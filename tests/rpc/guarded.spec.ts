import type {Locator, Page} from '@playwright/test';
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {NETWORKS} from '../../src/config/networks';
import {keptBy} from '../support/keptBy';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {
  announced,
  control,
  endpoints,
  jsonBox,
  openConsole,
  opener,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  viewAs,
  watchCalls,
  type PageCall,
} from '../support/rpcConsole';
import {answerWith} from '../support/rpcProxy';
import {expect, test, type Space} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';
import {readDocument} from './documents';

// The browser's own line for an endpoint that is made up.
test.use({expectedConsole: [/Failed to load resource|net::ERR/]});

const PASSWORD = 'tulip anvil seventeen';
const ADDRESS = DEVELOPMENT_ACCOUNTS[1]?.core ?? '';
const REMOTE = 'https://rpc.example.org/';
const PUBLIC_HOSTS = NETWORKS.filter(({name}) => name !== 'local').flatMap(({http, webSocket}) =>
  [http, webSocket].map((address) => new URL(address).host),
);

const dialog = (page: Page): Locator => page.getByRole('dialog');
const showSecret = (page: Page): Promise<void> =>
  panel(page)
    .getByRole('button', {name: rpcText('console.json.show')})
    .click();
const hashOf = (value: unknown): string => `#request=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

/** The methods that no public endpoint is to be shown for. */
function restrictedMethods(space: Space): string[] {
  const {methods} = readDocument(space);
  return methods
    .filter((method) => method['x-availability'] !== 'public' || method.params.some((each) => each['x-secret']))
    .map(({name}) => name);
}

/** Has the computer that is not this one answer, and returns the calls that it gets but for the one for its chain. */
async function answerRemotely(page: Page): Promise<() => PageCall[]> {
  await page.route(`${REMOTE}**`, async (route) => {
    const {id: call, method} = route.request().postDataJSON() as {id: number; method: string};
    const result = method === 'cfx_getStatus' ? {chainId: '0x4d2'} : true;
    await route.fulfill({json: {jsonrpc: '2.0', id: call, result}, headers: {'access-control-allow-origin': '*'}});
  });
  const calls = watchCalls(page);
  return () => calls.filter(({body}) => (body as {method?: string}).method !== 'cfx_getStatus');
}

for (const space of ['core', 'espace'] as const) {
  // holds: rpc.own-node-only
  test(`${space}: the served page of a method that public endpoints lack names none of them beside it, in any language`, async ({
    request,
  }) => {
    const methods = restrictedMethods(space);
    expect(methods.length).toBeGreaterThan(5);
    for (const {prefix} of LANGUAGES) {
      for (const method of methods) {
        const html = await (await request.get(pageOf(space, method, prefix))).text();
        const beside = /<section[^>]* id="?console"?[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
        expect(beside, method).toContain('localhost');
        expect(beside, method).toContain(rpcText('console.openHint.own', prefix));
        expect(beside, method).not.toContain(rpcText('console.openHint', prefix));
        expect(
          PUBLIC_HOSTS.filter((host) => beside.includes(host)),
          method,
        ).toEqual([]);
      }
    }
  });
}

// holds: rpc.guarded-local
test('a remembered network is not offered for a method with a password: this computer is, in the example, the console and its code', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await endpoints(page).selectOption('configured:mainnet');
  await open(page, pageOf('core', 'cfx_unlockAccount'));
  await expect(panel(page)).toContainText(rpcText('console.exposure.secret'));
  for (const host of PUBLIC_HOSTS) await expect(panel(page)).not.toContainText(host);
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue('configured:local');
  await expect(endpoints(page).locator('option')).toHaveCount(2);
  for (const host of PUBLIC_HOSTS) await expect(panel(page)).not.toContainText(host);
  // The choice for other methods stays.
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await expect(endpoints(page)).toHaveValue('configured:mainnet');
});

for (const {id, prefix} of languagesInTurn(2)) {
  // holds: rpc.guarded-asks, rpc.secret-kept-nowhere
  test(`${id}: a call with a password goes to another computer only after a question that names it, and no is the answer at hand`, async ({
    page,
  }) => {
    const unlocks = await answerRemotely(page);
    await openConsole(page, pageOf('core', 'cfx_unlockAccount', prefix));
    await sendTo(page, REMOTE);
    await control(page, 0).fill(ADDRESS);
    await control(page, 1).fill(PASSWORD);
    for (const host of ['rpc.example.org', PASSWORD])
      await expect(panel(page).locator('pre').last()).not.toContainText(host);
    await sendButton(page).click();
    await expect(dialog(page).getByRole('heading')).toHaveText(
      rpcWords('console.ask.guard', prefix, {host: 'rpc.example.org'}),
    );
    for (const part of ['rpc.example.org', 'cfx_unlockAccount', 'address, password, duration'])
      await expect(dialog(page)).toContainText(part);
    await expect(dialog(page)).not.toContainText(PASSWORD);
    await expect(dialog(page).getByRole('button', {name: rpcText('console.ask.no', prefix)})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    expect(unlocks()).toEqual([]);

    await sendButton(page).click();
    const yes = dialog(page).getByRole('button', {name: rpcText('console.ask.yes', prefix)});
    await yes.click();
    await expect(dialog(page).getByRole('heading')).toHaveText(rpcText('console.ask.operates', prefix));
    expect(unlocks()).toEqual([]);
    await yes.click();
    await expect(row(page, 'result')).toBeVisible();
    expect(unlocks()).toMatchObject([{url: REMOTE, body: {params: [expect.anything(), PASSWORD]}}]);
    expect(await keptBy(page)).not.toContain(PASSWORD);
  });
}

// holds: rpc.secret-kept-nowhere
test('a password is hidden while it is typed, and nothing keeps it: no storage, history, address, link, batch or code', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core', ({body}, response) =>
    answerWith(response, {jsonrpc: '2.0', id: (body as {id: number}).id, result: true}),
  );
  await openConsole(page, pageOf('core', 'cfx_unlockAccount'));
  const password = control(page, 1);
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'off');
  await sendTo(page, proxy.http);
  await password.fill(PASSWORD);
  await panel(page)
    .getByRole('button', {name: `${rpcText('console.secret.show')} password`})
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await panel(page)
    .getByRole('button', {name: `${rpcText('console.secret.hide')} password`})
    .click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(panel(page).locator('pre').last()).toContainText('YOUR-PASSWORD');
  await expect(panel(page)).not.toContainText(PASSWORD);

  await sendButton(page).click();
  await expect(dialog(page)).not.toContainText(PASSWORD);
  await dialog(page)
    .getByRole('button', {name: rpcText('console.ask.yes')})
    .click();
  await expect(row(page, 'result')).toBeVisible();
  expect(proxy.received.at(-1)?.params).toContain(PASSWORD);
  await expect(page.locator('#openrpc-history')).toHaveText(rpcWords('console.history', '', {count: '0'}));
  await panel(page)
    .getByRole('button', {name: rpcText('console.copyLink')})
    .click();
  await expect(announced(page)).toContainText(rpcText('console.link.secret'));
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  await expect(announced(page)).toContainText(rpcText('console.batch.alone'));
  expect(await keptBy(page)).not.toContain(PASSWORD);
  await page.reload();
  await opener(page).click();
  await expect(password).toHaveValue('');
});

for (const {id, prefix} of languagesInTurn(3)) {
  // holds: rpc.secret-kept-nowhere
  test(`${id}: the JSON of a call shows a password only once the reader asks to see it, and is to look at until then`, async ({
    page,
  }) => {
    await openConsole(page, pageOf('core', 'cfx_unlockAccount', prefix));
    await control(page, 0).fill(ADDRESS);
    await control(page, 1).fill(PASSWORD);
    await viewAs(page, 'json');
    const show = panel(page).getByRole('button', {name: rpcText('console.json.show', prefix)});
    await expect(jsonBox(page)).not.toBeEditable();
    await expect(jsonBox(page)).toHaveAccessibleDescription(rpcText('console.json.hidden', prefix));
    expect(JSON.parse(await jsonBox(page).inputValue())).toEqual([ADDRESS, 'YOUR-PASSWORD']);
    await show.click();
    await expect(show).toHaveCount(0);
    await expect(jsonBox(page)).toBeFocused();
    expect(JSON.parse(await jsonBox(page).inputValue())).toEqual([ADDRESS, PASSWORD]);
    await jsonBox(page).fill(JSON.stringify([ADDRESS, `${PASSWORD}!`]));
    await viewAs(page, 'form');
    await expect(control(page, 1)).toHaveValue(`${PASSWORD}!`);
    await viewAs(page, 'json');
    await expect(show).toBeVisible();
    expect(JSON.parse(await jsonBox(page).inputValue())).toEqual([ADDRESS, 'YOUR-PASSWORD']);
  });
}

// holds: rpc.secret-kept-nowhere
test('a link fills in no password, and does not stay in the address with one', async ({page}) => {
  await open(
    page,
    pageOf('core', 'cfx_unlockAccount') + hashOf({v: 1, params: [ADDRESS, PASSWORD, '0x3c'], endpoint: 'mainnet'}),
  );
  await expect(control(page, 0)).toHaveValue(ADDRESS);
  await expect(control(page, 1)).toHaveValue('');
  await expect(panel(page)).toContainText(rpcText('console.filled.openLink'));
  await expect(endpoints(page)).toHaveValue('configured:local');
  const opened = `${pageOf('core', 'cfx_unlockAccount')}#open-console`;
  await expect.poll(() => addressOf(page)).toBe(opened);
  await expect.poll(() => keptBy(page)).not.toContain(PASSWORD);
  await page.evaluate(
    (hash) => (window.location.hash = hash),
    hashOf({v: 1, params: {address: ADDRESS, password: PASSWORD}}),
  );
  await expect.poll(() => addressOf(page)).toBe(opened);
  await expect(control(page, 1)).toHaveValue('');
  // The links to other languages as well, which hold the hash of the page.
  await expect.poll(() => keptBy(page)).not.toContain(PASSWORD);
  const [other] = LANGUAGES.filter(({prefix}) => prefix !== '');
  await expect(page.locator(`.dropdown__menu a[lang="${other?.lang ?? ''}"]`)).toHaveAttribute(
    'href',
    `${other?.prefix ?? ''}${opened}`,
  );
});

const UNLOCK = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'cfx_unlockAccount',
  params: [ADDRESS, PASSWORD, '0x3c'],
});

for (const [kind, pasted] of [
  ['request', UNLOCK],
  ['cURL command', `curl -X POST ${REMOTE} -H 'content-type: application/json' --data '${UNLOCK}'`],
] as const) {
  // holds: rpc.guarded-asks, rpc.secret-kept-nowhere
  test(`a password in a pasted ${kind} is kept nowhere, and goes to another computer only after the question`, async ({
    page,
  }) => {
    const unlocks = await answerRemotely(page);
    await openConsole(page, pageOf('core', 'cfx_unlockAccount'));
    await viewAs(page, 'json');
    await showSecret(page);
    await jsonBox(page).fill(pasted);
    await expect(panel(page)).toContainText(rpcText('console.pasted.taken'));
    await expect(panel(page).locator('pre').last()).toContainText('YOUR-PASSWORD');
    expect(await keptBy(page)).not.toContain(PASSWORD);
    await sendTo(page, REMOTE);
    await sendButton(page).click();
    await expect(dialog(page).getByRole('heading')).toHaveText(
      rpcWords('console.ask.guard', '', {host: 'rpc.example.org'}),
    );
    await expect(dialog(page)).not.toContainText(PASSWORD);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(unlocks()).toEqual([]);
    await sendButton(page).click();
    for (const question of [
      rpcWords('console.ask.guard', '', {host: 'rpc.example.org'}),
      rpcText('console.ask.operates'),
    ]) {
      await expect(dialog(page).getByRole('heading')).toHaveText(question);
      await dialog(page)
        .getByRole('button', {name: rpcText('console.ask.yes')})
        .click();
    }
    await expect(row(page, 'result')).toBeVisible();
    expect(unlocks()).toMatchObject([{url: REMOTE, body: {params: [ADDRESS, PASSWORD, '0x3c']}}]);
    expect(await keptBy(page)).not.toContain(PASSWORD);
    await expect(page.locator('#openrpc-history')).toHaveText(rpcWords('console.history', '', {count: '0'}));
    await viewAs(page, 'form');
    await page.reload();
    await opener(page).or(sendButton(page)).click();
    await expect(control(page, 1)).toHaveValue('');
  });

  // holds: rpc.secret-kept-nowhere
  test(`on the page of another method a pasted ${kind} with a password is kept nowhere, and no link passes it on`, async ({
    page,
  }) => {
    await openConsole(page, pageOf('core', 'cfx_getBalance'));
    await viewAs(page, 'json');
    await jsonBox(page).fill(pasted);
    await expect(panel(page).getByRole('link', {name: 'cfx_unlockAccount', exact: true})).toBeVisible();
    expect(await keptBy(page)).not.toContain(PASSWORD);
    await page.reload();
    await opener(page).click();
    await expect(jsonBox(page)).not.toHaveValue(new RegExp(PASSWORD));
  });
}

const call = (method: string, params: readonly unknown[] = []): string =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method, params});

for (const [kind, guarded, text] of [
  ['a call with a password', UNLOCK, 'console.pasted.secret'],
  ['a call of a node’s operator', call('debug_getNetNode', ['0x1']), 'console.pasted.guarded'],
] as const) {
  // holds: rpc.guarded-asks, rpc.secret-kept-nowhere
  test(`a pasted batch with ${kind} goes nowhere: such a call has a question of its own on its page`, async ({
    page,
  }) => {
    const calls = await answerRemotely(page);
    for (const address of [pageOf('core', 'cfx_getBalance'), pageOf('espace', 'eth_getBalance')]) {
      await openConsole(page, address);
      await sendTo(page, REMOTE);
      await viewAs(page, 'json');
      for (const batch of [`[${call('cfx_epochNumber')},${guarded}]`, `curl ${REMOTE} -d '[${guarded}]'`]) {
        await jsonBox(page).fill(batch);
        await panel(page)
          .getByRole('button', {name: rpcText('console.pasted.toBatch')})
          .click();
        await expect(panel(page)).toContainText(rpcText(text));
        await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: '0'}));
        expect(await keptBy(page)).not.toContain(PASSWORD);
      }
      expect(calls().filter(({body}) => Array.isArray(body))).toEqual([]);
    }
  });
}

// holds: rpc.own-address
test('without an address of one’s own the code has a placeholder, and the key in one that is kept is told and can be forgotten', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await endpoints(page).selectOption('own');
  const code = panel(page).locator('pre').last();
  await expect(code).toContainText('http://YOUR-NODE:12537');
  await expect(panel(page)).toContainText(rpcWords('console.snippets.placeholder'));
  const field = page.locator('#openrpc-own-address');
  await field.fill('http://rpc.example.org');
  await expect(code).toContainText('http://YOUR-NODE:12537');
  await field.fill('https://rpc.example.org/0123456789abcdef0123');
  await expect(code).toContainText('https://rpc.example.org/0123456789abcdef0123');
  await expect(panel(page)).toContainText(rpcText('console.own.kept'));
  expect(await keptBy(page)).toContain('0123456789abcdef0123');
  await field.fill('');
  expect(await keptBy(page)).not.toContain('0123456789abcdef0123');
});

// holds: rpc.example-network
test('the console opens with the network that was chosen for the example, the local node as well', async ({page}) => {
  await open(page, pageOf('espace', 'eth_chainId'));
  const networks = panel(page)
    .getByRole('radiogroup', {name: rpcText('console.network')})
    .getByRole('radio');
  await networks.last().check({force: true});
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue('configured:mainnet');
  await open(page, pageOf('espace', 'eth_blockNumber'));
  await expect(networks.last()).toBeChecked();
  await networks.first().check({force: true});
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue('configured:local');
});

// holds: rpc.redirect-refused
test('a redirect is told, the call goes no further, and nobody is told to send a transaction again', async ({
  page,
  proxyTo,
}) => {
  const other = await proxyTo('espace');
  const proxy = await proxyTo('espace', (_call, response) => response.writeHead(307, {location: other.http}).end());
  await openConsole(page, pageOf('espace', 'eth_blockNumber'));
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  for (const part of ['what', 'why', 'cure'])
    await expect(outcome(page)).toContainText(rpcWords(`console.answer.redirected.${part}`, '', {url: proxy.http}));
  await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  await dialog(page)
    .getByRole('button', {name: rpcText('console.ask.yes')})
    .click();
  await expect(outcome(page)).toContainText(rpcWords('console.answer.redirected.what', '', {url: proxy.http}));
  await expect(outcome(page)).toContainText(rpcText('console.answer.lookUpFirst'));
  expect(proxy.received.map(({method}) => method)).toEqual(
    expect.arrayContaining(['eth_blockNumber', 'eth_sendRawTransaction']),
  );
  expect(other.received).toEqual([]);
});
