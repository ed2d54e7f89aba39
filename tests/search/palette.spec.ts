// holds: search.results
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {panel} from '../support/rpcConsole';
import {dialog, field, groups, lookUp, openSearch, options, titleOf, walkTo} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({reuseContext: false});

const PAGE = '/docs/overview';

for (const [width, least, most] of [
  [1280, 28, 40],
  [700, 28, 40],
  [375, 40, 64],
] as const) {
  test(`a page takes one line where there is room, and two where there is none, and nothing overflows: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    await openSearch(page);
    await lookUp(page, 'gas');
    const pages = options(page).filter({has: page.locator('[id$="-name"] > span')});
    const heights = await pages.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    // A page at the top level of the documentation has no trail, and its sentence may be empty.
    for (const height of heights) expect(height).toBeLessThanOrEqual(most);
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(least);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

test('a result says where it is and what it is about, marks what was found, and shows no code', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  const first = options(page).first();
  await expect(titleOf(first).locator('mark').first()).toBeVisible();
  await expect(first.locator('[id$="-trail"]')).toHaveText('Core Space basics');
  await expect(first.locator('[id$="-sentence"]')).toHaveCSS('white-space-collapse', 'collapse');
  await expect(first.locator('[id$="-sentence"]')).not.toBeEmpty();
  await expect(options(page).locator('code, pre')).toHaveCount(0);
});

test('a section is a line of its own below its page, indented', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  const group = groups(page).first();
  const [head, section] = [group.getByRole('option').nth(0), group.getByRole('option').nth(1)];
  expect(await section.getAttribute('href')).toContain(`${(await head.getAttribute('href')) ?? ''}#`);
  const left = async (index: number): Promise<number> =>
    group
      .getByRole('option')
      .nth(index)
      .evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineStart));
  expect(await left(1)).toBeGreaterThan(await left(0));
});

for (const {id, prefix} of LANGUAGES) {
  test(`the last option leads to all pages, in the language of the page: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    await openSearch(page);
    await lookUp(page, 'gas');
    await page.keyboard.press('End');
    const last = options(page).last();
    const count = /\d+/.exec(await last.innerText())?.[0] ?? '';
    await expect(last).toHaveText(textIn(prefix, 'search.all', 'All {count} pages').replace('{count}', count));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/search?q=gas`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('gas');
    await expect(main.getByRole('status')).toContainText(count);
  });
}

test('where ten pages or fewer answer, there is no way to more of them', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'welcome');
  const count = await groups(page).count();
  expect(count).toBeLessThanOrEqual(10);
  await expect(options(page).filter({hasText: /^All \d+ pages$/})).toHaveCount(0);
});

for (const {id, prefix} of languagesInTurn(2)) {
  test(`Enter on a method opens its console, and says so before: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    await openSearch(page);
    await lookUp(page, 'eth_getBalance');
    const first = options(page).first();
    await expect(first).toContainText(textIn(prefix, 'search.console', 'opens the console'));
    await expect(first).toHaveAccessibleName('eth_getBalance eSpace');
    await expect(titleOf(first)).toHaveCSS('font-family', /mono/i);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('eth_getBalance');
    expect(addressOf(page)).toBe(`${prefix}/docs/espace/rpc/eth_getbalance#open-console`);
    await expect(panel(page).getByRole('textbox').first()).toBeVisible();
  });
}

test('a click on a method opens its console as well; a section does not', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'cfx_getStatus');
  await options(page).first().click();
  await expect(page).toHaveURL('/docs/core/rpc/cfx_getstatus#open-console');
  await expect(page.locator('h1')).toHaveText('cfx_getStatus');
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  const target = await walkTo(page, /#(?!open-console)/);
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe(target);
});

test('an answer comes with the key, not after a rest: nothing waits longer than a frame of a film or two', async ({
  page,
}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  // With a clock that only the test moves, what is shown after so many milliseconds cannot be luck.
  await page.clock.install();
  await field(page).fill('eth_call');
  await page.clock.runFor(100);
  await expect(options(page).first()).toHaveAccessibleName(/eth_call/);
});
