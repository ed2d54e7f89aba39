import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

for (const {id, prefix} of LANGUAGES) {
  // holds: home.labels
  test(`${id}: the home page's labels, its call to action and its links are in the reader's language and lead to pages`, async ({
    page,
    request,
  }) => {
    await open(page, `${prefix}/`);
    const main = page.locator('main');
    await expect(main.getByRole('heading', {level: 1})).toContainText(textIn(prefix, 'home.title.first', 'Developer'));
    await expect(main.getByRole('heading', {level: 1})).toContainText(textIn(prefix, 'home.title.second', 'Portal'));
    for (const [key, english] of [
      ['home.startBuilding', 'Start Building'],
      ['home.explore', 'Explore the documentation'],
      ['home.readTheDocs', 'Read the Docs'],
    ] as const) {
      await expect(main.getByRole('link', {name: textIn(prefix, key, english)})).toBeVisible();
    }
    const addresses = await main
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of new Set(addresses)) {
      expect(address.startsWith(`${prefix}/docs/`), address).toBe(true);
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });
}

for (const [index, path] of ['/docs/overview', '/docs/general'].entries()) {
  for (const {id, prefix} of languagesInTurn(index + 1)) {
    // holds: home.resources
    test(`${id}: ${path} has the six Resources cards, with links inside the language`, async ({page}) => {
      await open(page, prefix + path);
      const cards = page.locator('[data-resource]');
      await expect(cards).toHaveCount(6);
      const addresses = await cards
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.startsWith(`${prefix}/docs/`))).toEqual([]);
    });
  }
}

// holds: home.light
test('the home page loads no picture above 100 KB, and its drawing stands still under reduced motion', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') void response.body().then((body) => sizes.push(body.length));
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sizes.filter((size) => size > 100_000)).toEqual([]);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({playState}) => playState === 'running').length,
  );
  expect(running).toBe(0);
});

test('without reduced motion the drawing grows', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
