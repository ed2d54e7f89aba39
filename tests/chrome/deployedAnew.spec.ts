// holds: delivery.deployed-anew
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startDeployments, type DeployingHost} from '../support/deployments';
import {languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {control, endpoints, opener, panel} from '../support/rpcConsole';
import {savesData} from '../support/savesData';
import {dialog, lookUp, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const FROM = '/docs/overview';
const TO = '/docs/overview/space-intro#choose';
const METHOD = '/docs/core/rpc/cfx_getbalance';

let host: DeployingHost;
/** Pages that were loaded in full, in order. */
let pages: string[];

test.beforeEach(async () => {
  host = await startDeployments(path.resolve('build'));
  pages = [];
  host.onRequest = ({path: address, isPage}) => {
    if (isPage) pages.push(address);
  };
});
test.afterEach(() => host.close());

/** Opens a page of the first deployment, for a reader who saves data, so that nothing is fetched ahead of a click. */
async function openFirst(page: Page, address: string): Promise<void> {
  await savesData(page);
  await open(page, host.origin + address);
  await page.waitForLoadState('networkidle');
}

/** The addresses that were not there, from now on. */
function watchMissing(): string[] {
  const missing: string[] = [];
  host.onRequest = ({path: address, isPage, status}) => {
    if (isPage) pages.push(address);
    if (status === 404) missing.push(address);
  };
  return missing;
}

function deploySecond(): void {
  host.pages = 'second';
  host.scripts = 'second';
}

/** The deployment that the page's own scripts come from. */
const deploymentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('script[src*="/main.f"][src$=".js"]')?.outerHTML.match(/main\.f\w{8}\.js/)
      ? 'second'
      : 'first',
  );

async function isRenewed(page: Page): Promise<void> {
  await expect.poll(() => deploymentOf(page).catch(() => 'between two pages')).toBe('second');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const notice = (page: Page) => page.locator('body > .alert[role="alert"]');

// What the browser says of files that are gone, and the framework of a page without them. One pattern: Playwright takes
// an array of two for a fixture with options.
test.use({
  expectedConsole: [/status of 404|MIME type|ChunkLoadError|Loading (?:CSS )?chunk|ERR_EMPTY_RESPONSE|ERR_CONNECTION/],
});

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: a link whose page is gone leads to its heading in the new deployment, in one full load`, async ({
    page,
  }) => {
    await openFirst(page, prefix + FROM);
    deploySecond();
    await page.locator(`main a[href="${prefix}${TO}"]`).first().click();
    await isRenewed(page);
    expect(addressOf(page)).toBe(prefix + TO);
    await expect(page.locator('#choose')).toBeInViewport();
    expect(pages).toEqual([prefix + FROM, prefix + TO.replace(/#.*/, '')]);
  });

  test(`${id}: a page whose own scripts are gone can be read, says what happened, and comes alive by Retry`, async ({
    page,
  }) => {
    host.scripts = 'none';
    await page.goto(`${host.origin}${prefix}${TO}`);
    await expect(notice(page)).toContainText(
      textIn(prefix, 'loading.partly', 'You can read this page, but its buttons do not work'),
    );
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    const retry = notice(page).getByRole('button', {name: textIn(prefix, 'loading.retry', 'Retry')});
    await retry.click();
    await expect.poll(() => pages.length).toBe(2);
    await expect(notice(page)).toBeVisible();
    deploySecond();
    await retry.click();
    await isRenewed(page);
    await expect(notice(page)).toHaveCount(0);
    expect(addressOf(page)).toBe(prefix + TO);
    expect(pages).toHaveLength(3);
  });
}

test('a page that was delivered just before a deployment loads itself once, at the same address', async ({page}) => {
  host.onRequest = ({path: address, isPage}) => {
    if (!isPage) return;
    pages.push(address);
    host.scripts = pages.length === 1 ? 'none' : 'second';
    host.pages = 'second';
  };
  await page.goto(`${host.origin}${FROM}?a=1#start`);
  await isRenewed(page);
  expect(addressOf(page)).toBe(`${FROM}?a=1#start`);
  expect(pages).toHaveLength(2);
  await expect(notice(page)).toHaveCount(0);
});

test('between servers of two deployments, neither of which has the scripts, it stops after one load and says so', async ({
  page,
}) => {
  host.scripts = 'none';
  host.onRequest = ({path: address, isPage}) => {
    if (isPage) pages.push(address);
    // Each answer of the page comes from the other server.
    if (address === FROM) host.pages = host.pages === 'first' ? 'second' : 'first';
  };
  await page.goto(host.origin + FROM);
  await expect(notice(page)).toBeVisible();
  expect(pages).toHaveLength(2);
});

test('a search that is asked for first after a deployment loads the page once, and is then there', async ({page}) => {
  await openFirst(page, `${FROM}?a=1#start`);
  const missing = watchMissing();
  deploySecond();
  const button = page.locator('.navbar button[aria-haspopup="dialog"]');
  // A missing prefetched file doesn't make the page reload.
  await button.hover();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  expect(pages).toHaveLength(1);
  await button.press('Enter');
  await isRenewed(page);
  expect(addressOf(page)).toBe(`${FROM}?a=1#start`);
  expect(pages).toHaveLength(2);
  await openSearch(page);
  // A result also shows that the index has loaded: the host must not close before.
  await lookUp(page, 'drip');
  await expect(options(page).first()).toBeVisible();
});

test('a console that is asked for first after a deployment loads the page once, and the request in its address opens', async ({
  page,
}) => {
  const hash = `#request=${Buffer.from(JSON.stringify({method: 'cfx_getBalance', params: []})).toString('base64url')}`;
  await openFirst(page, METHOD);
  deploySecond();
  await opener(page).click();
  await isRenewed(page);
  await expect(opener(page)).toBeVisible();
  await opener(page).click();
  await expect(endpoints(page)).toBeVisible();
  expect(pages).toEqual([METHOD, METHOD]);
  await page.goto(`${host.origin}${METHOD}${hash}`);
  await expect(panel(page)).toBeVisible();
});

test('a page that was fetched ahead in vain takes no page away; the click then loads it in full', async ({page}) => {
  // Links that come into view are fetched ahead as well, which a deployment does not take back.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        /* nothing ever comes into view */
      }
    };
  });
  await open(page, host.origin + FROM);
  const missing = watchMissing();
  deploySecond();
  const target = TO.replace(/#.*/, '');
  const link = page.locator(`main a[href="${target}"]`).first();
  await link.hover();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  expect(pages).toEqual([FROM]);
  await link.click();
  await isRenewed(page);
  expect(addressOf(page)).toBe(target);
  expect(pages).toEqual([FROM, target]);
});

test('a page into which something is typed stays; what was asked for says that it did not load', async ({page}) => {
  await openFirst(page, METHOD);
  await opener(page).click();
  const own = control(page, 0);
  await own.fill('cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91');
  deploySecond();
  await page.locator('.navbar button[aria-haspopup="dialog"]').click();
  await expect(page.locator('.navbar [role="status"]')).toHaveText(
    textIn('', 'search.unreachable', 'Search did not load. Check your connection, then try again.'),
  );
  await expect(own).toHaveValue('cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91');
  expect(pages).toHaveLength(1);
  await expect(dialog(page)).toHaveCount(0);
});

test('without an answer of the server nothing is loaded anew: the page stays and what was asked for says so', async ({
  page,
}) => {
  await openFirst(page, FROM);
  host.isUp = false;
  await page.locator('.navbar button[aria-haspopup="dialog"]').click();
  await expect(page.locator('.navbar [role="status"]')).toHaveText(
    textIn('', 'search.unreachable', 'Search did not load. Check your connection, then try again.'),
  );
  expect(pages).toHaveLength(1);
  expect(addressOf(page)).toBe(FROM);
});
