import type {Page} from '@playwright/test';
import {holdScripts, type HeldScripts} from '../support/heldScripts';
import {open} from '../support/open';
import {expect, test} from '../support/test';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({reuseContext: false});

const START = '2026-01-01T00:00:00Z';

/** Opens a page whose clock is stopped, and whose random numbers are always at their upper end. */
async function openStill(page: Page): Promise<HeldScripts> {
  const scripts = await holdScripts(page);
  await page.addInitScript(() => {
    Math.random = () => 1;
  });
  await page.clock.install({time: START});
  await open(page, '/docs/overview');
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  return scripts;
}

const linkTo = (page: Page, href: string) => page.locator(`.theme-layout-navbar-left a[href="${href}"]`);

// holds: loading.preload, loading.progress-bar
test('the progress bar shows 200 ms after a click that is still waiting, at 0.08, and creeps by at most 0.02 every 800 ms', async ({
  page,
}) => {
  const scripts = await openStill(page);
  const bar = page.locator('#nprogress .bar');
  const style = (): Promise<string> =>
    bar.evaluate((element: HTMLElement) => element.style.cssText.replaceAll(' ', ''));
  await scripts.follow(linkTo(page, '/docs/espace/Overview'));
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  expect(await style()).toContain('translate3d(-92%,0px,0px)');
  expect(await style()).toMatch(/transition:(?:all)?200ms/);
  await page.clock.runFor(799);
  expect(await style()).toContain('translate3d(-92%,0px,0px)');
  await page.clock.runFor(1);
  expect(await style()).toContain('translate3d(-90%,0px,0px)');
  await page.clock.runFor(800);
  expect(await style()).toContain('translate3d(-88%,0px,0px)');
  await expect(page.locator('h1')).toHaveText('Overview');
  await scripts.release();
  scripts.mode = 'pass';
  await expect(page).toHaveURL('/docs/espace/Overview');
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
});

// holds: loading.no-progress-bar
test('a navigation that is over within 200 ms shows no progress bar', async ({page}) => {
  const scripts = await openStill(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) Object.assign(window, {sawBar: true});
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await scripts.follow(linkTo(page, '/docs/espace/Overview'));
  await page.clock.runFor(150);
  await scripts.release();
  scripts.mode = 'pass';
  await expect(page.locator('.theme-layout-navbar-left a[aria-current="page"]')).toHaveAttribute(
    'href',
    '/docs/espace/Overview',
  );
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => 'sawBar' in window)).toBe(false);
});
