// holds: delivery.offline
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compileWorker} from '../../src/offline/writeServiceWorker';
import {languageOfLocale} from '../../src/config/locales';
import {wordsIn} from '../../src/config/words';
import {OFFLINE_WORDS} from '../../src/offline/offlineWords';
import {startDeployments, type DeployingHost} from '../support/deployments';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {savesData} from '../support/savesData';
import {lookUp, openSearch} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const SEEN = '/docs/overview';
const LINKED = '/docs/overview/space-intro';
const UNSEEN = '/docs/general/conflux-basics/gas';

let host: DeployingHost;

// One pattern: Playwright takes an array of two for a fixture with options.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [
    /ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|status of (?:404|503)|MIME type|ChunkLoadError|Loading (?:CSS )?chunk/,
  ],
});
test.beforeEach(async () => {
  host = await startDeployments(path.resolve('build'));
});
test.afterEach(() => host.close());

/** What the worker keeps, by cache, the oldest first. */
const keptIn = (page: Page): Promise<{name: string; addresses: string[]}[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(
      names.map(async (name) => ({name, addresses: (await (await caches.open(name)).keys()).map(({url}) => url)})),
    );
  });

/** The names of its caches; nothing while the page is between two loads. */
const cacheNames = (page: Page): Promise<string[]> =>
  keptIn(page).then(
    (kept) => kept.map(({name}) => name),
    () => [],
  );

/** Waits until a page is kept with every script and style sheet of this document. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (seen) => {
        // Not those that are fetched ahead for other pages; the runtime takes the elements of scripts away once they
        // have run.
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = loaded.flatMap(({name, initiatorType}) =>
          initiatorType === 'script' && name.includes('/assets/') ? name : [],
        );
        const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({href}) => href);
        const found = await Promise.all([seen, ...scripts, ...styles].map((one) => caches.match(one)));
        return scripts.length > 2 && found.every(Boolean);
      }, address),
    )
    .toBe(true);
}

async function openAndKeep(page: Page, address: string): Promise<void> {
  await open(page, host.origin + address);
  await isKept(page, address);
}

const noticeText = (prefix: string): string =>
  textIn(prefix, 'offline.notice', 'You are offline. Pages that you have opened before can still be read.');

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: without a network a page that was opened is there and alive, and says so; with one again it does not`, async ({
    page,
  }) => {
    await openAndKeep(page, prefix + SEEN);
    await expect(page.getByText(noticeText(prefix))).toHaveCount(0);
    host.isUp = false;
    await open(page, `${host.origin}${prefix}${SEEN}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    const notice = page.getByText(noticeText(prefix));
    await expect(notice).toBeInViewport();
    await expect(page.locator('[aria-live="polite"]', {has: notice})).toHaveCount(1);
    host.isUp = true;
    await open(page, `${host.origin}${prefix}${SEEN}`);
    await expect(notice).toHaveCount(0);
  });

  test(`${id}: an address that was never opened gets a page that says so and lists what was kept`, async ({page}) => {
    const texts = wordsIn(OFFLINE_WORDS, languageOfLocale(id));
    await openAndKeep(page, prefix + SEEN);
    const title = (await page.title()).replace(/ \| .*/, '');
    host.isUp = false;
    const response = await page.goto(`${host.origin}${prefix}${UNSEEN}#limits`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      LANGUAGES.find((language) => language.id === id)?.lang ?? '',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.title);
    await expect(page.locator('main')).toContainText(texts.some);
    await expect(page.locator('main')).not.toContainText(texts.none);
    expect(await page.locator('main li a').allTextContents()).toEqual([title]);
    // The portal's own style sheet, kept from the start.
    await expect(page.locator('main')).toHaveCSS('max-width', /px/);
    host.isUp = true;
    await page.getByRole('link', {name: texts.retry}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(addressOf(page)).toBe(prefix + UNSEEN);
    host.isUp = false;
    await page.goto(`${host.origin}${prefix}/docs/none`);
    await page.locator(`main a[href="${prefix}${SEEN}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(addressOf(page)).toBe(prefix + SEEN);
  });
}

// holds: delivery.worker-late
test('the worker is asked for once the page is alive', async ({page}) => {
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...asked) => {
      // The page's own sign comes a turn later; React marks the elements that it has in hand.
      const heading = document.querySelector('main h1');
      document.documentElement.dataset.askedFor = String(
        heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps')),
      );
      return register(...asked);
    };
  });
  await openAndKeep(page, SEEN);
  await expect(page.locator('html')).toHaveAttribute('data-asked-for', 'true');
});

test('a page that was reached by a link is kept as well, and its links work from page to page', async ({page}) => {
  await openAndKeep(page, SEEN);
  await page.locator(`main a[href^="${LINKED}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(LINKED));
  await isKept(page, LINKED);
  host.isUp = false;
  await open(page, host.origin + LINKED);
  await expect(page.locator('#choose')).toBeAttached();
  await page.locator(`a[href="${SEEN}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${SEEN}$`));
  await expect(page.locator('main h1').first()).toBeVisible();
});

test('nothing is kept but pages, hashed files and pictures of this site', async ({page}) => {
  await openAndKeep(page, '/docs/espace/rpc/eth_blocknumber');
  await openSearch(page);
  await lookUp(page, 'gas');
  const addresses = (await keptIn(page)).flatMap((cache) => cache.addresses);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(`${host.origin}/`))).toEqual([]);
  const others = addresses
    .map((address) => new URL(address).pathname)
    .filter((address) => !/^\/(?:\w+\/)?(?:assets|img)\//.test(address));
  expect(others.sort()).toEqual(['/docs/espace/rpc/eth_blocknumber', '/es/offline', '/offline', '/zh/offline']);
});

test('the notice follows the browser’s own word as well', async ({page, context}) => {
  await openAndKeep(page, SEEN);
  const notice = page.getByText(noticeText(''));
  await context.setOffline(true);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a new deployment recovers under the worker too, and what the one before last kept is dropped', async ({page}) => {
  await savesData(page);
  await openAndKeep(page, SEEN);
  const [first] = await keptIn(page);
  host.pages = 'second';
  host.scripts = 'second';
  host.worker = {version: '2'};
  await page.locator(`main a[href^="${LINKED}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(LINKED));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => cacheNames(page)).toEqual([first?.name, `${first?.name ?? ''}2`]);
  // What was seen in the deployment before can still be read.
  host.isUp = false;
  await open(page, host.origin + SEEN);
  host.isUp = true;
  host.worker = {version: '3'};
  await open(page, host.origin + SEEN);
  await expect.poll(() => cacheNames(page)).toEqual([`${first?.name ?? ''}2`, `${first?.name ?? ''}3`]);
});

// holds: delivery.worker-bounds
test('a deployment without the worker takes it away, with all that it kept', async ({page}) => {
  await openAndKeep(page, SEEN);
  host.worker = {script: compileWorker('retiredWorker')};
  await open(page, `${host.origin}${SEEN}`);
  await expect.poll(() => keptIn(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).filter(({active}) => active?.state === 'activated').length,
      ),
    )
    .toBe(0);
});
