import {faultsOf} from '../support/axe';
import {modesInTurn} from '../support/modes';
import {open} from '../support/open';
import {dialog, field, lookUp, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';

for (const mode of modesInTurn(0)) {
  test(`the open dialog has no fault of WCAG 2.2 AA in any state: ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await open(page, '/docs/overview');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await openSearch(page);
    expect(await faultsOf(page), 'before the first key').toEqual([]);
    await lookUp(page, 'address');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await faultsOf(page), 'with results').toEqual([]);
    await lookUp(page, 'qqqzz');
    expect(await faultsOf(page), 'with nothing found').toEqual([]);
  });

  test.describe('without an index', () => {
    test.use({expectedConsole: [/Failed to load resource: the server responded with a status of 404 .*\/pagefind\//]});

    test(`the message of a missing index has no fault of WCAG 2.2 AA: ${mode}`, async ({page}) => {
      await page.route('**/pagefind/**', (route) => route.fulfill({status: 404, body: ''}));
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
      }, mode);
      await open(page, '/zh/docs/overview');
      await openSearch(page);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}

test('every control of the dialog is at least 24 pixels in each direction', async ({page}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  for (const control of await dialog(page).locator('button, label, input[type="text"]').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await control.textContent()) ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('with reduced motion nothing in the dialog moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/overview');
  await openSearch(page);
  await field(page).fill('gas');
  await expect(options(page).first()).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
});

test('an option is named by its title alone, and its excerpt describes it', async ({page}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  const option = options(page).first();
  const [title = '', excerpt = ''] = await option.locator('> span').allTextContents();
  expect(title.trim()).not.toBe('');
  await expect(option).toHaveAccessibleName(title.replace(/\s+/g, ' ').trim());
  await expect(option).toHaveAccessibleDescription(excerpt.replace(/\s+/g, ' ').trim());
  await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(title.replace(/\s+/g, ' ').trim());
});
