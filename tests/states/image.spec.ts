import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({baseURL: FIXTURE_URL, expectedConsole: [/status of (?:404|500)|net::ERR_/], reuseContext: false});

const FILES = '**/assets/ideal-img/*';
const picture = (page: Page) => page.getByRole('img', {name: 'Two slopes'});
const place = (page: Page) => page.locator('main article > div');

/** A network on which pictures wait for the reader's word. */
function onSlowNetwork(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const none = (): void => undefined;
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: false, effectiveType: '2g', addEventListener: none, removeEventListener: none},
    });
  });
}

// holds: images.click-to-load
test('a picture loads by itself once it is in view', async ({page}) => {
  await open(page, '/picture');
  await expect(picture(page)).toBeVisible();
  expect(
    await picture(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

// holds: images.click-to-load
test('on a slow network it says Click to load, and loads on a click', async ({page}) => {
  await onSlowNetwork(page);
  await open(page, '/picture');
  await expect(place(page)).toContainText('Click to load');
  await expect(picture(page)).toHaveCount(0);
  await place(page).click();
  await expect(picture(page)).toBeVisible();
});

// holds: images.loading
test('while a picture is still loading, it shows Loading', async ({page}) => {
  await page.clock.install();
  await onSlowNetwork(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page, '/picture');
  await page.route(FILES, async (route) => {
    await held;
    await route.continue();
  });
  await expect(place(page)).toContainText('Click to load');
  const asked = page.waitForRequest(FILES);
  await place(page).click();
  await asked;
  await page.clock.runFor(30_000);
  await expect(place(page)).toContainText('Loading...');
  release();
  await expect(picture(page)).toBeVisible();
});

// holds: images.offline
test('without a network it says that the browser is offline', async ({page, context}) => {
  await onSlowNetwork(page);
  await open(page, '/picture');
  await expect(place(page)).toContainText('Click to load');
  await context.setOffline(true);
  await expect(place(page)).toContainText('Your browser is offline. Image not loaded');
  await context.setOffline(false);
  await expect(place(page)).toContainText('Click to load');
});

// holds: images.missing
test('a picture that is missing says 404', async ({page}) => {
  await page.route(FILES, (route) => route.fulfill({status: 404}));
  await open(page, '/picture');
  await expect(place(page)).toContainText('404. Image not found');
});

// holds: images.error
test('a picture that fails says so, and a click loads it again', async ({page}) => {
  await page.route(FILES, (route) => route.abort());
  await open(page, '/picture');
  await expect(place(page)).toContainText('Error. Click to reload.');
  await page.unroute(FILES);
  await place(page).click();
  await expect(picture(page)).toBeVisible();
});

// holds: images.sizes
test('the picture comes in two widths from 640 to 1030 px at quality 100, and a narrow window takes the smaller', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/picture')).text();
  const sources = [...html.matchAll(/(\/assets\/ideal-img\/[^\s",]+) (\d+)w/g)];
  expect(sources.map(([, , width]) => width)).toEqual(['640', '1030']);
  for (const [, address = '', width] of sources) {
    const body = await (await request.get(address)).body();
    const start = body.indexOf(Buffer.from([0xff, 0xdb]));
    // At quality 100 a JPEG file divides by nothing but 1.
    const table = body.subarray(start + 5, start + 5 + 64);
    expect([...new Set(table)]).toEqual([1]);
    const frame =
      body.indexOf(Buffer.from([0xff, 0xc0])) >= 0
        ? body.indexOf(Buffer.from([0xff, 0xc0]))
        : body.indexOf(Buffer.from([0xff, 0xc2]));
    expect(String(body.readUInt16BE(frame + 7))).toBe(width);
  }
  await page.setViewportSize({width: 400, height: 700});
  await open(page, '/picture');
  await expect(picture(page)).toHaveAttribute('src', /\.640\.jpg$/);
});
