// holds: third-parties.assistant
import type {Locator, Page} from '@playwright/test';
import {BUILD_URL, FIXTURE_URL} from '../support/addresses';
import {askedSoFar} from '../support/askedSoFar';
import {expect, test} from '../support/assistantStub';
import {open} from '../support/open';
import {ASSISTANT_CODE, ASSISTANT_KEY, ASSISTANT_SCRIPT, integrityOf} from '../support/thirdParties';

// All of these tests share one port, so they run one after another.
test.describe.configure({mode: 'default'});
test.use({
  baseURL: FIXTURE_URL,
  expectedConsole: [/Failed to load resource: .*\(http:\/\/localhost:\d+\/assistant\.js(?:\?attempt=\d)?\)/],
});

const PAGE = '/docs/overview';
const region = (page: Page, name = 'Documentation assistant'): Locator => page.getByRole('region', {name, exact: true});
const status = (page: Page): Locator => region(page).getByRole('status');
const ask = (page: Page): Locator => region(page).getByRole('button', {name: 'Ask the documentation'});
const scripts = (page: Page): Locator => page.locator(`script[src^="${ASSISTANT_SCRIPT}"]`);
const runs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & {stubRuns?: number}).stubRuns ?? 0);

/** How many scripts the page was given, those taken out again included. */
const added = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & {scriptsAdded?: number}).scriptsAdded ?? 0);

/** The assistant is there, once, whatever came before. */
async function expectReady(page: Page): Promise<void> {
  await expect(status(page)).toHaveText('The assistant is ready.');
  await expect(page.locator('#stub-widget')).toHaveText(ASSISTANT_KEY);
  await expect(scripts(page)).toHaveCount(1);
  expect(await runs(page)).toBe(1);
}

test('the portal’s own build, which has no key, has no assistant', async ({page}) => {
  await open(page, BUILD_URL + PAGE);
  await page.waitForLoadState('networkidle');
  await expect(region(page)).toHaveCount(0);
});

test('nothing is loaded before the reader asks; the button says what pressing it does', async ({page, stub}) => {
  await open(page, PAGE);
  await expect(ask(page)).toHaveAccessibleDescription(`Loads a script from ${new URL(ASSISTANT_SCRIPT).host}`);
  await ask(page).hover();
  await ask(page).focus();
  await page.waitForLoadState('networkidle');
  await askedSoFar(page);
  await expect(status(page)).toHaveText('');
  await expect(scripts(page)).toHaveCount(0);
  expect(stub.received).toEqual([]);
});

test('ready: the script gets the key and no cookie, and the button makes way with the focus kept', async ({
  page,
  context,
  stub,
}) => {
  await context.addCookies([{name: 'own', value: '1', domain: 'localhost', path: '/'}]);
  await open(page, PAGE);
  await ask(page).press('Enter');
  await expectReady(page);
  await expect(scripts(page)).toHaveAttribute('data-public-key', ASSISTANT_KEY);
  await expect(scripts(page)).toHaveAttribute('crossorigin', 'anonymous');
  await expect(scripts(page)).toHaveAttribute('integrity', integrityOf(ASSISTANT_CODE));
  await expect(region(page).getByRole('button')).toHaveCount(0);
  await expect(region(page)).toBeFocused();
  expect(stub.received.map(({path, headers}) => [path, headers.cookie])).toEqual([['/assistant.js', undefined]]);
  expect((await context.cookies()).map(({name}) => name)).toEqual(['own']);
});

test('slow: loading is announced and further presses change nothing', async ({page, stub}) => {
  stub.mood = 'slow';
  await open(page, PAGE);
  await ask(page).dblclick();
  await expect(status(page)).toHaveText('The assistant is loading…');
  await expect(ask(page)).toHaveAttribute('aria-disabled', 'true');
  await ask(page).click({force: true});
  await ask(page).press('Enter');
  await expect.poll(() => stub.received.length).toBe(1);
  stub.release();
  await expectReady(page);
  expect([stub.received.length, await added(page)]).toEqual([1, 1]);
});

test('a change of page while it loads, or after, does not load it twice', async ({page, stub}) => {
  stub.mood = 'slow';
  await open(page, PAGE);
  await ask(page).click();
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/second"]').click();
  await expect(page).toHaveURL('/docs/overview/second');
  await expect(status(page)).toHaveText('The assistant is loading…');
  await ask(page).click({force: true});
  stub.release();
  await expectReady(page);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expectReady(page);
  await expect(region(page).getByRole('button')).toHaveCount(0);
  expect([stub.received.length, await added(page)]).toEqual([1, 1]);
});

test('two presses in one moment load it once', async ({page, stub}) => {
  await open(page, PAGE);
  await ask(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectReady(page);
  expect([stub.received.length, await added(page)]).toEqual([1, 1]);
});

for (const failure of ['answers 500', 'refuses connections'] as const) {
  test(`a host that ${failure}: the reader is told and Retry recovers`, async ({page, stub}) => {
    if (failure === 'answers 500') stub.mood = 'failing';
    else await stub.stop();
    await open(page, PAGE);
    await ask(page).click();
    await expect(status(page)).toHaveText(
      /^The assistant did not load: localhost:\d+ did not respond or was blocked\. The search works without it\.$/,
    );
    const retry = region(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeFocused();
    await retry.click();
    await expect(retry).toHaveText('Retry');
    await expect(scripts(page)).toHaveCount(1);
    stub.mood = 'ready';
    if (failure === 'refuses connections') await stub.start();
    await expect(status(page)).toContainText('did not load');
    await retry.click();
    await expectReady(page);
  });
}

test('a host that does not answer: told after a while; what arrives after Retry runs once', async ({page, stub}) => {
  stub.mood = 'slow';
  await page.clock.install();
  await open(page, PAGE);
  await ask(page).click();
  await expect.poll(() => stub.received.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(status(page)).toContainText('did not load');
  await region(page).getByRole('button', {name: 'Retry'}).click();
  await expect(status(page)).toHaveText('The assistant is loading…');
  stub.mood = 'ready';
  stub.release();
  await expectReady(page);
  await page.waitForLoadState('networkidle');
  expect(await runs(page)).toBe(1);
});

for (const {prefix, name, button, loading, ready} of [
  {prefix: '/zh', name: '文档助手', button: '向文档提问', loading: '正在加载助手…', ready: '助手已就绪。'},
  {
    prefix: '/es',
    name: 'Asistente de la documentación',
    button: 'Preguntar al asistente',
    loading: 'Cargando el asistente…',
    ready: 'El asistente está listo.',
  },
]) {
  test(`speaks the reader's language: ${prefix}`, async ({page, stub}) => {
    stub.mood = 'slow';
    await open(page, prefix + PAGE);
    await region(page, name).getByRole('button', {name: button}).click();
    await expect(region(page, name).getByRole('status')).toHaveText(loading);
    await expect.poll(() => stub.received.length).toBe(1);
    stub.release();
    await expect(region(page, name).getByRole('status')).toHaveText(ready);
  });
}

test.describe('a script whose bytes differ', () => {
  test.use({expectedConsole: [/Failed to find a valid digest in the 'integrity' attribute/]});

  test('is refused', async ({page, stub}) => {
    const integrity = integrityOf('changed');
    await page.route('**/assets/js/main*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(`integrity:"${integrityOf(ASSISTANT_CODE)}"`, `integrity:"${integrity}"`),
      });
    });
    await open(page, PAGE);
    await ask(page).click();
    await expect(status(page)).toContainText('did not load');
    await expect(scripts(page)).toHaveAttribute('integrity', integrity);
    expect([stub.received.length, await runs(page)]).toEqual([1, 0]);
  });
});
