// holds: a11y.search
import {faultsOf} from '../support/axe';
import {modesInTurn} from '../support/modes';
import {open} from '../support/open';
import {area, dialog, field, groups, lookUp, openSearch, options, RECENTS_KEY, titleOf} from '../support/search';
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
    await area(dialog(page), 'core').check({force: true});
    expect(await faultsOf(page), 'with an area chosen').toEqual([]);
    await lookUp(page, 'qqqzz');
    expect(await faultsOf(page), 'with nothing found').toEqual([]);
    await lookUp(page, 'sponsor xylophone');
    await expect(options(page)).toHaveCount(1);
    expect(await faultsOf(page), 'with the nearest page').toEqual([]);
    await field(page).fill(`0x${'0f'.repeat(20)}`);
    await expect(dialog(page).getByText('hex address')).toBeVisible();
    expect(await faultsOf(page), 'with a pasted address').toEqual([]);
    await field(page).fill('0f'.repeat(32));
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    expect(await faultsOf(page), 'with a warning').toEqual([]);
  });

  test(`the recents have no fault of WCAG 2.2 AA: ${mode}`, async ({page}) => {
    await page.addInitScript(
      ([theme, key]) => {
        localStorage.setItem('theme', theme);
        const pages = [{address: '/docs/core/rpc/cfx_call', title: 'cfx_call', kind: 'method', space: 'core'}];
        localStorage.setItem(key, JSON.stringify({pages, queries: ['call']}));
      },
      [mode, RECENTS_KEY] as const,
    );
    await open(page, '/docs/overview');
    await openSearch(page);
    await expect(options(page)).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
  });

  test(`the search page has no fault of WCAG 2.2 AA in any state: ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await open(page, '/search');
    expect(await faultsOf(page), 'before the first key').toEqual([]);
    const main = page.getByRole('main');
    for (const [query, found] of [
      ['gas', main.getByRole('list').first()],
      ['qqqzz', main.getByText('Check the spelling')],
      ['sponsor xylophone', main.getByRole('heading', {name: 'Nearest page'})],
      ['0f'.repeat(32), main.getByRole('alert')],
    ] as const) {
      await main.getByRole('searchbox').fill(query);
      await expect(found).toBeVisible();
      expect(await faultsOf(page), query).toEqual([]);
    }
  });

  test(`the guesses of the 404 page have no fault of WCAG 2.2 AA: ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await open(page, '/docs/core/storage_collateral');
    await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test.describe('without an index', () => {
    test.use({
      expectedConsole: [/Failed to load resource: the server responded with a status of 404 .*\/search-index\//],
    });

    test(`the message of a missing index has no fault of WCAG 2.2 AA: ${mode}`, async ({page}) => {
      await page.route('**/search-index/**', (route) => route.fulfill({status: 404, body: ''}));
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

test('every control of the dialog, and of the search page, is at least 24 pixels in each direction', async ({page}) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({pages: [], queries: ['gas']}));
  }, RECENTS_KEY);
  await open(page, '/docs/overview');
  await openSearch(page);
  const expectRoom = async (root: ReturnType<typeof dialog>): Promise<void> => {
    for (const control of await root.locator('button, label, input[type="text"], [type="search"], a:not(p a)').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await control.textContent()) ?? '').toBeGreaterThanOrEqual(
        24,
      );
    }
  };
  await expectRoom(dialog(page));
  await lookUp(page, 'storage collateral');
  await expectRoom(dialog(page));
  await open(page, '/search?q=storage+collateral');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectRoom(page.getByRole('main'));
});

test('with reduced motion nothing in the dialog moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/overview');
  await openSearch(page);
  await field(page).fill('gas');
  await expect(options(page).first()).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
});

test('an option is named by its title and space and described by its trail, and nothing more is read out', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  const option = options(page).first();
  const title = await titleOf(option).innerText();
  await expect(option).toHaveAccessibleName(`${title} Core Space`);
  await expect(option).toHaveAccessibleDescription('Core Space basics');
  await expect(groups(page).first()).toHaveAccessibleName(`${title} Core Space`);
});
