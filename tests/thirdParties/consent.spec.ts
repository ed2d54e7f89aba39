import type {Locator, Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {eventsOf, expect, pageView, test} from '../support/analyticsStub';
import {expectedIn, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {ANALYTICS_ORIGIN} from '../support/thirdParties';
import {translatePage} from '../support/translatePage';

// All of these tests share the stub's port, so they run one after another.
test.describe.configure({mode: 'default'});
test.use({baseURL: FIXTURE_URL});

const PAGE = '/docs/overview';
const NEXT = '/docs/overview/second';
const WORDS = {
  en: {region: 'Statistics', agree: 'Agree', decline: 'Decline', settings: 'Statistics settings'},
  'zh-CN': {region: '访问统计', agree: '同意', decline: '拒绝', settings: '统计设置'},
  es: {region: 'Estadísticas de uso', agree: 'Aceptar', decline: 'Rechazar', settings: 'Ajustes de estadísticas'},
} as const;

const prompt = (page: Page, name: string = WORDS.en.region): Locator => page.getByRole('region', {name, exact: true});
const press = (page: Page, name: string): Promise<void> =>
  prompt(page).getByRole('button', {name, exact: true}).click();
const settings = (page: Page): Locator => page.locator('footer').getByRole('button', {name: WORDS.en.settings});
const scripts = (page: Page): Locator => page.locator('script[src="/js/analytics.js"]');

async function goNext(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/second"]').click();
  await expect(page).toHaveURL(NEXT);
}

for (const {id, prefix} of languagesInTurn(0)) {
  const words = expectedIn(WORDS, id);
  test(`the prompt speaks the reader's language and is the first thing on the keyboard's way: ${id}`, async ({
    page,
    stub,
  }) => {
    await open(page, prefix + PAGE);
    await expect(prompt(page, words.region)).toContainText(new URL(ANALYTICS_ORIGIN).host);
    await page.keyboard.press('Tab');
    await expect(prompt(page, words.region).getByRole('button', {name: words.agree})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(prompt(page, words.region).getByRole('button', {name: words.decline})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt(page, words.region)).toHaveCount(0);
    await expect(page.locator('footer').getByRole('button', {name: words.settings})).toBeVisible();
    expect(stub.received).toEqual([]);
  });
}

// holds: third-parties.analytics
test('Decline is remembered over reload and change of language, and loads no script', async ({page, stub}) => {
  await open(page, PAGE);
  await press(page, 'Decline');
  for (const address of [PAGE, `/zh${PAGE}`, `/es${PAGE}`]) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('section[class*="prompt"]')).toHaveCount(0);
    await expect(scripts(page)).toHaveCount(0);
  }
  expect(stub.received).toEqual([]);
});

// holds: third-parties.analytics
test('Agree loads one script, which tells the configured host of each page, without cookies, search or hash', async ({
  page,
  context,
  stub,
}) => {
  await context.addCookies([{name: 'own', value: '1', domain: 'localhost', path: '/'}]);
  const others = new Set<string>();
  let fetched = 0;
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin !== FIXTURE_URL) others.add(origin);
    if (pathname === '/js/analytics.js') fetched += 1;
  });
  await open(page, `${PAGE}?secret=1#part`);
  await press(page, 'Agree');
  await expect.poll(() => eventsOf(stub)).toEqual([pageView(PAGE)]);
  await goNext(page);
  await expect.poll(() => eventsOf(stub)).toEqual([pageView(PAGE), pageView(NEXT)]);
  await page.goBack();
  await expect.poll(() => eventsOf(stub)).toEqual([pageView(PAGE), pageView(NEXT), pageView(PAGE)]);
  await expect(scripts(page)).toHaveCount(1);
  expect(fetched).toBe(1);
  await open(page, `/zh${PAGE}`);
  await expect.poll(() => eventsOf(stub).at(-1)).toEqual(pageView(`/zh${PAGE}`, 'zh-CN'));
  await expect(page.getByRole('region', {name: WORDS['zh-CN'].region})).toHaveCount(0);
  expect(stub.received).toHaveLength(4);
  for (const {method, path, headers} of stub.received) {
    expect([method, path, headers.cookie, headers['content-type']]).toEqual([
      'POST',
      '/events',
      undefined,
      'text/plain',
    ]);
    expect(headers.referer ?? `${FIXTURE_URL}/`).toBe(`${FIXTURE_URL}/`);
  }
  expect([...others]).toEqual([ANALYTICS_ORIGIN]);
  expect((await context.cookies()).map(({name}) => name)).toEqual(['own']);
});

test('a followed link to another site is told by host and text; one inside the site is not', async ({
  page,
  context,
  stub,
}) => {
  await context.route('https://**', (route) => route.fulfill({body: 'elsewhere'}));
  await open(page, PAGE);
  await press(page, 'Agree');
  await expect.poll(() => stub.received.length).toBe(1);
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<a href="https://example.org/p?q=1#h">Other site</a>'),
  );
  await page.locator('main').getByRole('link', {name: 'Other site'}).click();
  await expect
    .poll(() => eventsOf(stub).slice(1))
    .toEqual([{...pageView(PAGE), kind: 'outbound', host: 'example.org', name: 'Other site'}]);
});

test('a reader may change the decision in the footer, both ways, without a second script', async ({page, stub}) => {
  await open(page, PAGE);
  await press(page, 'Agree');
  await expect.poll(() => stub.received.length).toBe(1);
  await settings(page).click();
  await expect(prompt(page)).toBeFocused();
  await expect(prompt(page)).toContainText('At present you agree.');
  await press(page, 'Decline');
  await expect(settings(page)).toBeFocused();
  await goNext(page);
  await settings(page).click();
  await expect(prompt(page)).toContainText('At present you decline.');
  await press(page, 'Agree');
  await page.goBack();
  // The page opened in between is missing: it wasn't reported.
  await expect.poll(() => eventsOf(stub)).toEqual([pageView(PAGE), pageView(PAGE)]);
  await expect(scripts(page)).toHaveCount(1);
});

test('a yes taken back holds after a reload, and in other tabs at once', async ({page, context, stub}) => {
  await open(page, PAGE);
  await press(page, 'Agree');
  await expect.poll(() => stub.received.length).toBe(1);
  const tab = await context.newPage();
  await open(tab, FIXTURE_URL + PAGE);
  await expect.poll(() => stub.received.length).toBe(2);
  await settings(tab).click();
  await press(tab, 'Decline');
  await goNext(page);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  await expect(scripts(page)).toHaveCount(0);
  expect(stub.received).toHaveLength(2);
});

test.describe('with storage out of reach', () => {
  test.use({expectedConsole: [/Failed to execute 'setItem'|Docusaurus localStorage|Storage is out of reach/]});

  test('a decision holds for the visit, and the next visit asks again', async ({page, stub}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is out of reach', 'SecurityError');
        },
      });
    });
    await open(page, PAGE);
    await press(page, 'Agree');
    await expect.poll(() => stub.received.length).toBe(1);
    await goNext(page);
    await expect.poll(() => eventsOf(stub)).toEqual([pageView(PAGE), pageView(NEXT)]);
    await expect(prompt(page)).toHaveCount(0);
    await open(page, PAGE);
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe('with a host that fails', () => {
  test.use({expectedConsole: [/Failed to load resource: .*\/events\)/]});

  test('the page works on', async ({page, stub}) => {
    stub.mood = 'failing';
    await open(page, PAGE);
    await press(page, 'Agree');
    await expect.poll(() => stub.received.length).toBe(1);
    await stub.stop();
    await goNext(page);
    await expect(page.locator('h1')).toBeVisible();
    await stub.start();
  });
});

test('the prompt is answered, opened again and answered otherwise on a translated page', async ({page, stub}) => {
  await open(page, PAGE);
  await expect(prompt(page)).toBeVisible();
  await translatePage(page);
  for (const [answer, standing] of [
    ['Decline', 'At present you decline.'],
    ['Agree', 'At present you agree.'],
    ['Decline', 'At present you decline.'],
  ] as const) {
    await press(page, answer);
    await expect(prompt(page)).toHaveCount(0);
    await settings(page).click();
    await expect(prompt(page)).toContainText(standing);
  }
  await expect.poll(() => stub.received.length).toBeGreaterThan(0);
  await goNext(page);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});
