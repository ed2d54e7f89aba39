// holds: docs.endpoint-check
import type {Locator, Page, Route} from '@playwright/test';
import {NETWORK_FACTS} from '../../src/facts/areas/networks';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const PAGE = '/docs/espace/network-endpoints';
const HEAD = 130_000_000;
const MAINNET = 1030;
const TIMEOUT_MS = 10_000;

type Name = 'mainnet' | 'testnet';
type Rule = (method: string, route: Route) => Promise<unknown>;

// The browser's own lines for the requests that the tests let fail.
// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({
  expectedConsole: [/Failed to load resource|net::ERR|WebSocket connection to|CORS policy/],
  reuseContext: false,
});

const fact = (id: string): string => String(NETWORK_FACTS[id]?.value);
/** Every address that the facts list for a network. */
const addressesIn = (name: Name): string[] =>
  Object.entries(NETWORK_FACTS)
    .filter(([id]) => RegExp(String.raw`^espace\.(http|ws)\.${name}(\.|$)`).test(id))
    .map(([, {value}]) => String(value));

const check = (page: Page, name: Name): Locator => page.locator(`[data-endpoint-check="${name}"]`);
const row = (page: Page, name: Name, address: string): Locator =>
  check(page, name)
    .getByRole('listitem')
    .filter({has: page.getByText(address, {exact: true})});
const words = (id: string, english: string, prefix = '', values: Record<string, string> = {}): string =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    textIn(prefix, `endpoints.${id}`, english),
  );
const labelOf = (name: Name, prefix = ''): string => words(name, `eSpace ${name}`, prefix);
const checkButton = (page: Page, name: Name, prefix = ''): Locator =>
  check(page, name).getByRole('button', {
    name: words('check', 'Check {network}', prefix, {network: labelOf(name, prefix)}),
    exact: true,
  });
const addButton = (page: Page, name: Name, prefix = ''): Locator =>
  check(page, name).getByRole('button', {
    name: words('wallet.add', 'Add {network} to your wallet', prefix, {network: labelOf(name, prefix)}),
    exact: true,
  });
/** What is read out: of the check and of copying first, of the wallet second. */
const announced = (page: Page, name: Name, what: 'check' | 'wallet' = 'check'): Locator =>
  check(page, name)
    .getByRole('status')
    .nth(what === 'check' ? 0 : 1);

const resultsOf = (chainId: number): Record<string, string> => ({
  eth_chainId: `0x${chainId.toString(16)}`,
  eth_blockNumber: `0x${HEAD.toString(16)}`,
});

const respond = (
  route: Route,
  answer: Record<string, unknown>,
  headers: Record<string, string> = {'Access-Control-Allow-Origin': '*'},
): Promise<void> =>
  route.fulfill({headers, contentType: 'application/json', body: JSON.stringify({jsonrpc: '2.0', id: 1, ...answer})});

/** An endpoint that is what it should be, for a chain. */
const serving =
  (chainId: number): Rule =>
  (method, route) =>
    respond(route, {result: resultsOf(chainId)[method]});

/** Everything that a page asked of endpoints so far. */
interface Asked {
  address: string;
  method: string;
}

/**
 * Puts fakes in the place of every endpoint of a network: by default each is good, some behave otherwise. Nothing
 * reaches the network.
 */
async function fakeEndpoints(page: Page, name: Name, rules: Record<string, Rule> = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  const chainId = Number(fact(`espace.chainId.${name}`));
  for (const address of addressesIn(name)) {
    if (address.startsWith('ws')) {
      await page.routeWebSocket(address, (socket) => {
        asked.push({address, method: 'open'});
        socket.onMessage((message) => {
          const {id, method} = JSON.parse(String(message)) as {id: number; method: string};
          asked.push({address, method});
          socket.send(JSON.stringify({jsonrpc: '2.0', id, result: resultsOf(chainId)[method]}));
        });
      });
      continue;
    }
    await page.route(`${address}/**`, async (route) => {
      const {method = ''} = (route.request().postDataJSON() ?? {}) as {method?: string};
      asked.push({address, method});
      await (rules[address] ?? serving(chainId))(method, route);
    });
  }
  return asked;
}

const goodText = (chainId: number, prefix = '', locale = 'en'): RegExp => {
  const text = words('good', 'Chain ID {chainId}, block {block}, {ms} ms', prefix, {
    chainId: String(chainId),
    block: HEAD.toLocaleString(locale),
  });
  return new RegExp(`${text.replace('{ms}', String.raw`[\d.,]+`)}$`);
};

test('nothing is requested until the button is pressed; then each address of that network shows chain ID, block and time', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
  const asked = await fakeEndpoints(page, 'mainnet');
  const other = await fakeEndpoints(page, 'testnet');
  await open(page, PAGE);
  const own = new URL(page.url()).host;
  for (const name of ['mainnet', 'testnet'] as const) {
    await checkButton(page, name).scrollIntoViewIfNeeded();
    await checkButton(page, name).hover();
    await checkButton(page, name).focus();
    await expect(announced(page, name)).toBeEmpty();
  }
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([own]);
  expect([...asked, ...other]).toEqual([]);
  await checkButton(page, 'mainnet').click();
  const addresses = addressesIn('mainnet');
  for (const address of addresses) await expect(row(page, 'mainnet', address)).toContainText(goodText(MAINNET));
  const total = String(addresses.length);
  await expect(announced(page, 'mainnet')).toHaveText(`${total} of ${total} addresses work from your browser.`);
  expect(new Set(asked.map(({address}) => address))).toEqual(new Set(addresses));
  expect(new Set(asked.map(({method}) => method))).toEqual(new Set(['open', 'eth_chainId', 'eth_blockNumber']));
  expect(other).toEqual([]);
  await expect(check(page, 'mainnet').getByRole('listitem')).toHaveCount(addresses.length);
});

test('an endpoint of another chain, one that is down, one that is limited and one with an error are shown as faults', async ({
  page,
}) => {
  const [wrong = '', down = '', limited = '', broken = ''] = addressesIn('mainnet').filter((address) =>
    address.startsWith('http'),
  );
  const asked = await fakeEndpoints(page, 'mainnet', {
    [wrong]: serving(71),
    [down]: (_method, route) => route.abort('connectionrefused'),
    [limited]: (_method, route) => respond(route, {error: {code: -32_005, message: 'request rate exceeded'}}),
    [broken]: (_method, route) => respond(route, {error: {code: -32_601, message: 'Method not found'}}),
  });
  await open(page, PAGE);
  await checkButton(page, 'mainnet').click();
  await expect(row(page, 'mainnet', wrong)).toContainText(
    'Wrong chain ID: 71 instead of 1030. Don’t use this endpoint.',
  );
  await expect(row(page, 'mainnet', down)).toContainText(
    'Not reachable from your browser. The server may be down, or your network blocks it.',
  );
  await expect(row(page, 'mainnet', limited)).toContainText('Rate limit reached. Wait a minute, then check again.');
  await expect(row(page, 'mainnet', broken)).toContainText(
    'The endpoint returned an error: -32601 Method not found. Use another address.',
  );
  await expect(announced(page, 'mainnet')).toHaveText('2 of 6 addresses work from your browser.');
  // An endpoint of another chain gets no further request.
  expect(asked.filter(({address}) => address === wrong).map(({method}) => method)).toEqual(['eth_chainId']);
});

test('an endpoint that never responds is given ten seconds, the others are shown before that, and a second check starts anew', async ({
  page,
  pauseClock,
}) => {
  const [silent = '', prompt = ''] = addressesIn('testnet').filter((address) => address.startsWith('http'));
  let isSilent = true;
  await fakeEndpoints(page, 'testnet', {
    [silent]: async (method, route) => (isSilent ? undefined : serving(71)(method, route)),
  });
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await open(page, PAGE);
  await pauseClock();
  await checkButton(page, 'testnet').click();
  await expect(announced(page, 'testnet')).toHaveText('Checking 5 addresses');
  await expect(row(page, 'testnet', prompt)).toContainText(goodText(71));
  await expect(checkButton(page, 'testnet')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(TIMEOUT_MS - 500);
  await expect(announced(page, 'testnet')).toHaveText('Checking 5 addresses');
  await page.clock.runFor(1_000);
  await expect(row(page, 'testnet', silent)).toContainText('No response within 10 seconds.');
  await expect(announced(page, 'testnet')).toHaveText('4 of 5 addresses work from your browser.');
  await expect(checkButton(page, 'testnet')).toHaveAttribute('aria-disabled', 'false');
  isSilent = false;
  await checkButton(page, 'testnet').click();
  await expect(row(page, 'testnet', silent)).toContainText(goodText(71));
  await expect(announced(page, 'testnet')).toHaveText('5 of 5 addresses work from your browser.');
});

for (const {id, prefix, lang} of languagesInTurn(1)) {
  test(`${id}: buttons, results and what is read out are in the reader’s language`, async ({page}) => {
    const [wrong = '', good = ''] = addressesIn('mainnet');
    await fakeEndpoints(page, 'mainnet', {[wrong]: serving(71)});
    await open(page, prefix + PAGE);
    await expect(check(page, 'mainnet')).toHaveAccessibleName(labelOf('mainnet', prefix));
    await expect(row(page, 'mainnet', good).getByRole('button')).toHaveText(words('copy', 'Copy', prefix));
    await expect(row(page, 'mainnet', good).getByRole('button')).toHaveAccessibleName(
      words('copyAddress', 'Copy {address}', prefix, {address: good}),
    );
    await checkButton(page, 'mainnet', prefix).click();
    await expect(row(page, 'mainnet', good)).toContainText(goodText(MAINNET, prefix, lang));
    const found = {found: '71', chainId: String(MAINNET)};
    await expect(row(page, 'mainnet', wrong)).toContainText(
      words('wrongChain', 'Wrong chain ID: {found} instead of {chainId}. Don’t use this endpoint.', prefix, found),
    );
    const summary = words('summary', '{good} of {total} addresses work from your browser.', prefix, {
      good: '5',
      total: '6',
    });
    await expect(announced(page, 'mainnet')).toHaveText(summary);
    await addButton(page, 'mainnet', prefix).click();
    const none = words(
      'wallet.none',
      'No wallet found in this browser. Install one, such as MetaMask or Fluent, and reload the page, or enter the values by hand.',
      prefix,
    );
    await expect(announced(page, 'mainnet', 'wallet')).toHaveText(none);
  });
}

test('by keys alone: check, then copy, with the focus kept and both read out', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [address = ''] = addressesIn('testnet');
  await fakeEndpoints(page, 'testnet');
  await open(page, PAGE);
  const copy = row(page, 'testnet', address).getByRole('button');
  await copy.focus();
  // The button that checks is before the first address.
  await page.keyboard.press('Shift+Tab');
  await expect(checkButton(page, 'testnet')).toBeFocused();
  await expect(announced(page, 'testnet')).toBeEmpty();
  await page.keyboard.press('Space');
  await expect(announced(page, 'testnet')).toHaveText('5 of 5 addresses work from your browser.');
  await expect(checkButton(page, 'testnet')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  // From there to the button of the wallet there is one stop for each address.
  for (const _ of addressesIn('testnet')) await page.keyboard.press('Tab');
  await expect(addButton(page, 'testnet')).toBeFocused();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'testnet')).toHaveText(`Copied: ${address}`);
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

/** The requests that a fake wallet received, and what it does next. */
interface FakeWallet {
  asked: unknown[];
  says: 'yes' | 'no' | 'busy';
}

type WalletPage = Window & {wallets: Record<string, FakeWallet>};

/** Puts wallets into the page that announce themselves by EIP-6963. */
async function installWallets(page: Page, ...names: string[]): Promise<void> {
  await page.addInitScript((given) => {
    const wallets: Record<string, FakeWallet> = {};
    for (const [index, name] of given.entries()) {
      const wallet: FakeWallet = {asked: [], says: 'yes'};
      wallets[name] = wallet;
      const request = async (call: unknown): Promise<unknown> => {
        wallet.asked.push(call);
        if (wallet.says === 'no') throw Object.assign(new Error('User rejected the request.'), {code: 4001});
        if (wallet.says === 'busy') throw Object.assign(new Error('Already pending.'), {code: -32_002});
        return Promise.resolve(null);
      };
      const info = {
        uuid: `350670db-19fa-4704-a166-e52e178b59d${String(index)}`,
        name,
        rdns: `org.example.w${String(index)}`,
        icon: 'data:image/svg+xml,<svg/>',
      };
      const detail = Object.freeze({info, provider: {request}});
      window.addEventListener('eip6963:requestProvider', () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail})),
      );
    }
    Object.assign(window, {wallets});
  }, names);
}

const askedOf = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate((key) => (window as unknown as WalletPage).wallets[key]?.asked ?? [], name);
const tell = (page: Page, name: string, says: FakeWallet['says']): Promise<void> =>
  page.evaluate(
    ([key, answer]) => void Object.assign((window as unknown as WalletPage).wallets[key] ?? {}, {says: answer}),
    [name, says] as const,
  );

for (const [name, chainName] of [
  ['mainnet', 'Conflux eSpace'],
  ['testnet', 'Conflux eSpace Testnet'],
] as const) {
  test(`a wallet is asked to add ${name} with the values of the facts, and only at a press`, async ({page}) => {
    await installWallets(page, 'Test wallet');
    await open(page, PAGE);
    expect(await askedOf(page, 'Test wallet')).toEqual([]);
    await addButton(page, name).click();
    await expect(announced(page, name, 'wallet')).toHaveText(
      'The wallet accepted the network. Check there that it’s selected before you send.',
    );
    expect(await askedOf(page, 'Test wallet')).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: `0x${Number(fact(`espace.chainId.${name}`)).toString(16)}`,
            chainName,
            nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
            rpcUrls: [fact(`espace.http.${name}`)],
            blockExplorerUrls: [fact(`espace.explorer.${name}`)],
          },
        ],
      },
    ]);
  });
}

test('a no in the wallet is told calmly, a busy wallet with what to do, and both can be tried again', async ({
  page,
}) => {
  await installWallets(page, 'Test wallet');
  await open(page, PAGE);
  await tell(page, 'Test wallet', 'no');
  await addButton(page, 'mainnet').click();
  const status = announced(page, 'mainnet', 'wallet');
  await expect(status).toHaveText('You declined the request. To try again, press the button.');
  // In the color of text, as the wallet's acceptance: a no is not a fault.
  const colour = await status.evaluate((element) => getComputedStyle(element).color);
  await tell(page, 'Test wallet', 'busy');
  await addButton(page, 'mainnet').click();
  await expect(status).toHaveText(
    'The wallet is still waiting for an earlier request. Open it, finish that one and try again.',
  );
  await tell(page, 'Test wallet', 'yes');
  await addButton(page, 'mainnet').click();
  await expect(status).toContainText('The wallet accepted the network.');
  expect(await status.evaluate((element) => getComputedStyle(element).color)).toBe(colour);
  expect(await askedOf(page, 'Test wallet')).toHaveLength(3);
});

test('with several wallets the reader chooses one by keys, only that one is asked, and the focus stays', async ({
  page,
}) => {
  await installWallets(page, 'First wallet', 'Second wallet');
  await open(page, PAGE);
  await addButton(page, 'mainnet').focus();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'mainnet', 'wallet')).toHaveText('Choose a wallet:');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(check(page, 'mainnet').getByRole('button', {name: 'Second wallet'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'mainnet', 'wallet')).toContainText('The wallet accepted the network.');
  await expect(addButton(page, 'mainnet')).toBeFocused();
  expect(await askedOf(page, 'First wallet')).toEqual([]);
  expect(await askedOf(page, 'Second wallet')).toHaveLength(1);
});

test('the check is the first control of each list, and the one that stands out', async ({page}) => {
  await open(page, '/docs/espace/network-endpoints');
  const lists = page.locator('[data-endpoint-check]');
  expect(await lists.count()).toBeGreaterThan(1);
  for (const list of await lists.all()) {
    const [check, copy] = [list.getByRole('button').first(), list.locator('li button').first()];
    await expect(check).toHaveText(/^Check /);
    const [own, other] = await Promise.all(
      [check, copy].map((button) => button.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(own).not.toBe(other);
  }
});
