import type {Locator, Page} from '@playwright/test';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {modesInTurn} from '../support/modes';
import {open} from '../support/open';
import {opener, pageOf} from '../support/rpcConsole';
import {dialog, field, lookUp} from '../support/search';
import {FIXTURE_URL} from '../support/addresses';
import {expect, test} from '../support/test';
import {readFocus} from './readFocus';
import {walk} from './walk';

const KINDS = [
  '/',
  '/docs/general/conflux-basics/gas',
  '/docs/espace/DeveloperQuickstart',
  '/docs/core/rpc',
  '/docs/category/run-a-node',
  '/docs/tags/gas',
  '/blog/welcome',
  '/markdown-page',
  '/nothing-here',
];

const inMode = async (page: Page, mode: string): Promise<void> => {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
};

async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(most)} times Tab never reached ${target.toString()}.`);
}

for (const [index, path] of KINDS.entries()) {
  const {prefix} = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0];
  const address = path === '/' ? `${prefix}/` : prefix + path;
  for (const mode of modesInTurn(index)) {
    // holds: a11y.tab
    test(`${mode}: Tab walks through all of ${address}, each stop seen, uncovered and in the order of the eye`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await inMode(page, mode);
      await open(page, address);
      expect((await walk(page)).faults).toEqual([]);
    });
  }
}

for (const mode of modesInTurn(0)) {
  // holds: a11y.shift-tab
  test(`${mode}: Shift+Tab walks back through a page, and no stop lies under the navbar`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await inMode(page, mode);
    await open(page, '/docs/general/conflux-basics/gas');
    expect((await walk(page, 'Shift+Tab')).faults).toEqual([]);
  });
}

for (const mode of modesInTurn(1)) {
  test(`${mode}: Tab walks through a method's page with its console open`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await inMode(page, mode);
    await open(page, pageOf('core', 'cfx_call'));
    await opener(page).click();
    await expect(page.locator('#openrpc-send')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.click(2, 400);
    const {faults} = await walk(page);
    expect(faults.filter((fault) => !fault.startsWith('Tab reaches'))).toEqual([]);
  });

  test(`${mode}: Tab walks through the consent prompt, the announcement and the assistant`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await inMode(page, mode);
    await open(page, `${FIXTURE_URL}/docs/overview`);
    const {stops, faults} = await walk(page);
    expect(faults).toEqual([]);
    expect(stops.length).toBeGreaterThan(10);
  });
}

test('the announcement is closed by a key, and Tab goes on to the navbar', async ({page}) => {
  await open(page, `${FIXTURE_URL}/docs/overview`);
  const bar = page.getByRole('banner').filter({hasText: 'An announcement with a link'});
  await tabTo(page, bar.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveCount(1);
});

for (const {id, prefix} of languagesInTurn(0)) {
  // holds: a11y.focus-kept
  test(`${id}: the language is changed by keys: Enter opens the list, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${prefix}/docs/overview`);
    const list = page.locator('.navbar .dropdown');
    const button = list.locator('[aria-haspopup]');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list.locator('.dropdown__menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.locator('.dropdown__menu a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(list.locator('.dropdown__menu')).toBeVisible();
    await page.keyboard.press('Tab');
    const other = list.locator('.dropdown__menu a').first();
    await expect(other).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('375 px wide', () => {
    test.use({viewport: {width: 375, height: 740}});

    // holds: a11y.focus-kept
    test(`${id}: the sidebar opens by a key, takes the focus, keeps it, and gives it back on Escape and on Close`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, `${prefix}/docs/general/conflux-basics/gas`);
      const hamburger = page.locator('button.navbar__toggle');
      const close = page.locator('.navbar-sidebar__close');
      await tabTo(page, hamburger);
      for (const leave of ['Escape', 'Enter']) {
        await page.keyboard.press('Enter');
        await expect(close).toBeFocused();
        await page.keyboard.press(leave);
        await expect(page.locator('.navbar-sidebar')).toBeHidden();
        await expect(hamburger).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      // Nothing under the backdrop takes the focus: from the last link it leaves the page.
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(readFocus);
        if (!stop) break;
        expect(stop.faults, stop.name).toEqual([]);
        await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
      }
    });
  });
}

for (const mode of modesInTurn(1)) {
  // holds: a11y.focus-kept
  test(`${mode}: search opens by a key, shows its focus everywhere, and gives it back on Escape`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await inMode(page, mode);
    await open(page, '/docs/overview');
    const button = page.locator('.theme-layout-navbar-right').getByRole('button', {name: /search/i});
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await lookUp(page, 'gas');
    expect((await page.evaluate(readFocus))?.faults).toEqual([]);
    for (let count = 0; count < 4; count++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(readFocus);
      if (stop) expect(stop.faults, stop.name).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('tabs are one stop, and arrows lead from one to the next', async ({page}) => {
  await open(page, '/markdown-page');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await tabTo(page, list.locator('[role="tab"][tabindex="0"]'), 200);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
});

// holds: a11y.tab
test('the walk finds a stop without a mark, a covered one, one against the order, and a control it does not reach', async ({
  page,
}) => {
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Made up</title><link rel="icon" href="data:,"><style>a, button {position: absolute; top: 200px} :focus {outline: 2px solid #00f}</style><main>
        <a href="#a" style="outline: none">Unmarked</a><a href="#b" style="top: 240px; outline-color: #eee">Faint</a>
        <a href="#c" style="top: 300px">Covered</a><div style="position: absolute; top: 290px; left: 0; width: 200px; height: 60px; background: #fff"></div>
        <a href="#d" style="top: 20px">Above</a><button onkeydown="event.preventDefault()" style="top: 400px">Trap</button></main>`,
    }),
  );
  await page.goto('/made-up');
  const read = async (): Promise<string[]> => {
    await page.keyboard.press('Tab');
    return (await page.evaluate(readFocus))?.faults ?? [];
  };
  expect(await read()).toEqual(['nothing shows the focus: give it an outline']);
  expect(await read()).toEqual(['the mark of the focus has a contrast of 1.16, less than 3']);
  expect(await read()).toEqual(['something else covers all of it']);
  await page.goto('/made-up');
  await page.locator('button').evaluate((button) => {
    button.remove();
  });
  expect((await walk(page)).faults.at(-1)).toMatch(/"Above" is above .*"Covered", which comes before it/);
});
