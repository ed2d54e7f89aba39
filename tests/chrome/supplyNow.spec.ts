// holds: docs.supply-now
import type {Locator, Page, Route} from '@playwright/test';
import {formatCfx, formatPercent} from '../../src/components/SupplyNow/formatSupply';
import {NETWORKS} from '../../src/config/networks';
import {faultsOf} from '../support/axe';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {pauseClock} from '../support/pauseClock';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({reuseContext: false});

const PAGE = '/docs/general/conflux-basics/economics';
const ENDPOINT = NETWORKS.find(({space, name}) => space === 'core' && name === 'mainnet')?.http ?? '';
const HOST = new URL(ENDPOINT).host;
const EPOCH = 130_000_000;
const TIMEOUT_MS = 15_000;
const CFX = 10n ** 18n;
const NONE = '–';

type Rule = (method: string, route: Route) => Promise<unknown>;

// The browser's own lines for the requests that the tests let fail.
test.use({expectedConsole: [/Failed to load resource|net::ERR/]});

const hex = (value: bigint | number): string => `0x${value.toString(16)}`;
/** What the endpoint returns: every amount differs from the others. */
const RESULTS: Record<string, unknown> = {
  cfx_epochNumber: hex(EPOCH),
  cfx_getSupplyInfo: {
    totalIssued: hex(5_600_000_000n * CFX),
    totalCirculating: hex(4_000_000_777n * CFX),
    totalEspaceTokens: hex(1_100_000_000n * CFX),
    totalStaking: hex(1_200_000_000n * CFX),
    totalCollateral: hex(150_000_000n * CFX),
  },
  cfx_getParamsFromVote: {
    powBaseReward: hex((3n * CFX) / 2n),
    interestRate: hex(40_000),
    baseFeeShareProp: hex(3n * CFX),
    storagePointProp: hex(CFX),
  },
  cfx_getFeeBurnt: hex(12_345n * CFX),
  cfx_getCollateralInfo: {convertedStoragePoints: hex(1024 * 2500)},
  cfx_getPoSEconomics: {totalPosStakingTokens: hex(1_000_000_000n * CFX)},
  cfx_getBalance: hex(777n * CFX),
};

/** What the table shows of them in a language. */
const shown = (locale: string): Record<string, string> => {
  const cfx = (amount: bigint): string => formatCfx(amount * CFX, locale);
  return {
    issued: cfx(5_600_000_000n),
    circulating: cfx(4_000_000_000n),
    zeroAddress: cfx(777n),
    espace: cfx(1_100_000_000n),
    staked: cfx(1_200_000_000n),
    posStaked: cfx(1_000_000_000n),
    collateral: cfx(150_000_000n),
    burntFees: cfx(12_345n),
    burntForPoints: cfx(2500n),
    blockReward: formatCfx((3n * CFX) / 2n, locale),
    interestRate: formatPercent(0.04, locale),
    // 4% × √(4,000,000,000 / 1,000,000,000)
    posRate: formatPercent(0.08, locale),
    burntShare: formatPercent(0.25, locale),
    pointShare: formatPercent(0.5, locale),
  };
};

const supply = (page: Page): Locator => page.locator('[data-supply-now]');
const words = (id: string, english: string, prefix = '', values: Record<string, string> = {}): string =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, value),
    textIn(prefix, `supply.${id}`, english),
  );
const button = (page: Page, prefix = ''): Locator =>
  supply(page).getByRole('button', {name: words('button', 'Read now', prefix), exact: true});
const announced = (page: Page): Locator => supply(page).getByRole('status');
const idle = (prefix = ''): string =>
  words(
    'idle',
    'Nothing is requested until you press the button. Then your browser sends requests to {host}.',
    prefix,
    {host: HOST},
  );

/** What each cell of the table shows, by its key. */
const cells = (page: Page): Promise<Record<string, string>> =>
  supply(page)
    .locator('[data-supply]')
    .evaluateAll((found) =>
      Object.fromEntries(found.map((cell) => [cell.getAttribute('data-supply') ?? '', cell.textContent])),
    );
const expectEmpty = async (page: Page): Promise<void> =>
  expect(new Set(Object.values(await cells(page)))).toEqual(new Set([NONE]));

const respond = (route: Route, answer: Record<string, unknown>): Promise<void> =>
  route.fulfill({
    headers: {'Access-Control-Allow-Origin': '*'},
    contentType: 'application/json',
    body: JSON.stringify({jsonrpc: '2.0', id: 1, ...answer}),
  });
const serve: Rule = (method, route) => respond(route, {result: RESULTS[method]});

/** A call that the page made. */
interface Asked {
  method: string;
  params: unknown[];
}

/** Puts a fake in the place of the endpoint: it behaves by the present rule. Nothing reaches the network. */
async function fakeEndpoint(page: Page): Promise<{asked: Asked[]; rule: Rule}> {
  const fake: {asked: Asked[]; rule: Rule} = {asked: [], rule: serve};
  await page.route(`${ENDPOINT}/**`, async (route) => {
    const {method = '', params = []} = (route.request().postDataJSON() ?? {}) as Partial<Asked>;
    fake.asked.push({method, params});
    await fake.rule(method, route);
  });
  return fake;
}

test('nothing is requested until the button is pressed; then the table shows every value, all of one epoch', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const {asked} = await fakeEndpoint(page);
  await open(page, PAGE);
  const own = new URL(page.url()).host;
  await button(page).scrollIntoViewIfNeeded();
  await button(page).hover();
  await button(page).focus();
  await expect(announced(page)).toHaveText(idle());
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([own]);
  expect(asked).toEqual([]);
  await expectEmpty(page);
  await button(page).click();
  await expect(announced(page)).toHaveText(/^Read on .+ UTC, as of epoch 130,000,000 of mainnet\.$/);
  expect(await cells(page)).toEqual(shown('en'));
  const [first, ...rest] = asked;
  expect(first).toEqual({method: 'cfx_epochNumber', params: ['latest_confirmed']});
  expect([first, ...rest].map((call) => call?.method).sort()).toEqual(Object.keys(RESULTS).sort());
  for (const {method, params} of rest) expect(params.at(-1), method).toBe(hex(EPOCH));
});

const FAULTS: readonly [name: string, rule: Rule, text: string][] = [
  [
    'is down',
    (_method, route) => route.abort('connectionrefused'),
    `${HOST} can’t be reached from your browser. It may be down, or your network blocks it. Send the request from your terminal, as shown below.`,
  ],
  [
    'limits requests',
    (_method, route) => respond(route, {error: {code: -32_005, message: 'request rate exceeded'}}),
    `${HOST} has reached its rate limit for you. Wait a minute, then read again.`,
  ],
  [
    'fails one call of seven',
    (method, route) =>
      method === 'cfx_getFeeBurnt'
        ? respond(route, {error: {code: -32_603, message: 'Internal error'}})
        : serve(method, route),
    `${HOST} returned an error: -32603 Internal error. Read again in a minute.`,
  ],
  [
    'is replaced by a login page',
    (_method, route) =>
      route.fulfill({
        headers: {'Access-Control-Allow-Origin': '*'},
        contentType: 'text/html',
        body: '<title>Log in</title>',
      }),
    `The response isn’t the one of a node. A login page or a proxy of your network may have replaced that of ${HOST}: try another network.`,
  ],
];
for (const [name, rule, text] of FAULTS) {
  test(`an endpoint that ${name}: the page says what to do and keeps no old value, and a second press reads anew`, async ({
    page,
  }) => {
    const fake = await fakeEndpoint(page);
    await open(page, PAGE);
    await button(page).click();
    await expect(announced(page)).toContainText('as of epoch');
    fake.rule = rule;
    await button(page).click();
    await expect(announced(page)).toHaveText(text);
    await expectEmpty(page);
    fake.rule = serve;
    await button(page).click();
    await expect(announced(page)).toContainText('as of epoch');
    expect(await cells(page)).toEqual(shown('en'));
  });
}

test('an endpoint that never responds is given 15 seconds, and a press in that time starts nothing', async ({page}) => {
  const fake = await fakeEndpoint(page);
  fake.rule = async () => Promise.resolve();
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await open(page, PAGE);
  await pauseClock(page);
  await button(page).click();
  await expect(announced(page)).toHaveText(`Waiting for ${HOST}`);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page).click({force: true});
  await page.clock.runFor(TIMEOUT_MS - 500);
  await expect(announced(page)).toHaveText(`Waiting for ${HOST}`);
  await page.clock.runFor(1_000);
  await expect(announced(page)).toHaveText(`${HOST} didn’t respond within 15 seconds. Read again in a minute.`);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  expect(fake.asked).toHaveLength(1);
});

test('by keys alone: the focus stays on the button, the result is announced, and axe finds no fault before, after and with a fault', async ({
  page,
}) => {
  const fake = await fakeEndpoint(page);
  await open(page, PAGE);
  expect(await faultsOf(page), 'before').toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText('as of epoch');
  await expect(button(page)).toBeFocused();
  expect(await faultsOf(page), 'with values').toEqual([]);
  fake.rule = (_method, route) => route.abort('connectionrefused');
  await page.keyboard.press('Space');
  await expect(announced(page)).toContainText('can’t be reached');
  await expect(button(page)).toBeFocused();
  expect(await faultsOf(page), 'with a fault').toEqual([]);
});

for (const {id, prefix, lang} of languagesInTurn(2)) {
  test(`${id}: button, rows, values and faults are in the reader’s language`, async ({page}) => {
    const fake = await fakeEndpoint(page);
    await open(page, prefix + PAGE);
    await expect(supply(page)).toHaveAttribute('lang', lang);
    await expect(announced(page)).toHaveText(idle(prefix));
    await button(page, prefix).click();
    const read = words('read', 'Read on {moment}, as of epoch {epoch} of mainnet.', prefix, {
      epoch: EPOCH.toLocaleString(lang),
    });
    await expect(announced(page)).toContainText(read.split('{moment}').at(-1) ?? '');
    expect(await cells(page)).toEqual(shown(lang));
    await expect(
      supply(page).getByRole('rowheader', {name: words('issued', 'Issued, less burnt', prefix), exact: true}),
    ).toBeVisible();
    fake.rule = (_method, route) => respond(route, {error: {code: -32_005, message: 'request rate exceeded'}});
    await button(page, prefix).click();
    const limited = words(
      'limited',
      '{host} has reached its rate limit for you. Wait a minute, then read again.',
      prefix,
      {host: HOST},
    );
    await expect(announced(page)).toHaveText(limited);
  });
}
