import type {Page} from '@playwright/test';
import {holdScripts, type HeldScripts} from '../support/heldScripts';
import {open} from '../support/open';
import {expect, test} from '../support/test';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({reuseContext: false});

const TARGET = '/docs/espace/Overview';
const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first();

/**
 * Follows two links one after the other; the first page's scripts arrive, the second one's do not: its place is empty.
 */
async function openUnloadedPage(page: Page, scripts: HeldScripts): Promise<void> {
  await scripts.follow(linkTo(page, '/blog'));
  const first = scripts.take();
  await scripts.follow(linkTo(page, TARGET));
  await first.release();
  await expect(page.locator('h1')).toHaveCount(0);
}

// holds: loading.spinner, loading.spinner-cycles
test('a page that is not there yet shows nothing, after a delay a spinner in cycles of 1.5 s and 3 s, and then itself', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await open(page, '/docs/overview');
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await openUnloadedPage(page, scripts);
  const spinner = page.locator('[role=status] svg[role=img]');
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(spinner).toBeVisible();
  const cycles = await spinner
    .locator('rect')
    .evaluateAll((parts) =>
      parts.flatMap((part) => part.getAnimations().map((animation) => animation.effect?.getTiming())),
    );
  expect(cycles.map((timing) => timing?.duration)).toEqual([3000, 3000, 1500]);
  expect(cycles.every((timing) => timing?.iterations === Infinity)).toBe(true);
  scripts.mode = 'pass';
  await scripts.release();
  await expect(page.locator('main h1')).toHaveText(/eSpace/);
  await expect(spinner).toHaveCount(0);
});

// holds: loading.head-kept
test('while a page comes to life on a slow processor, no link and no description is taken out of its head', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, {taken});
    new MutationObserver((changes) => {
      for (const {target, removedNodes} of changes) {
        if (target === document.head)
          taken.push(
            ...[...removedNodes].flatMap((node) =>
              node instanceof Element && node.matches('link[data-rh], meta[data-rh]') ? node.outerHTML : [],
            ),
          );
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, '/zh/docs/general/conflux-basics/gas');
  expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toEqual([]);
  await session.detach();
});

test.describe('with scripts that do not arrive', () => {
  // One pattern: Playwright takes an array of two objects for a fixture with options.
  test.use({expectedConsole: [/ChunkLoadError|Loading chunk .* failed|net::ERR_FAILED/]});

  // holds: loading.error
  test('a page whose scripts fail shows what happened and Retry, which loads it', async ({page}) => {
    const scripts = await holdScripts(page);
    let reloads = 0;
    await open(page, '/docs/overview');
    await openUnloadedPage(page, scripts);
    // The page also reloads itself; an answer without content leaves the words where they are.
    await page.route(`**${TARGET}`, (route) => {
      reloads++;
      return route.fulfill({status: 204});
    });
    await scripts.take().refuse();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not load.');
    await expect(alert).toContainText(/ChunkLoadError|Loading chunk/);
    await expect.poll(() => reloads).toBeGreaterThan(0);
    scripts.mode = 'refuse';
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toContainText('This page did not load.');
    scripts.mode = 'pass';
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main h1')).toHaveText(/eSpace/);
    await expect(alert).toHaveCount(0);
  });

  // holds: loading.preload-failure
  test('a next page that cannot be preloaded is logged as a warning and loaded in full', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const scripts = await holdScripts(page);
    await open(page, '/docs/overview');
    await scripts.follow(linkTo(page, TARGET));
    await expect(page.locator('main h1')).toHaveText('Overview');
    const reload = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(TARGET));
    await scripts.take().refuse();
    await reload;
    scripts.mode = 'pass';
    await expect(page.locator('main h1')).toHaveText(/eSpace/);
    expect(warnings.join('\n')).toMatch(/Loading chunk .* failed|ChunkLoadError/);
    await open(page, TARGET);
  });
});
