// holds: glossary.filter
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const GLOSSARY = '/docs/general/conflux-basics/glossary';
const ENTRIES = 'main dl > div';
/** Height of the list at 1280 px, in CSS pixels. */
const MOST = 14_000;

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: the glossary keeps the terms that have what is typed, and is whole again when a link leads to one`, async ({
    page,
  }) => {
    await open(page, prefix + GLOSSARY);
    const entries = page.locator(ENTRIES);
    const all = await entries.count();
    expect(all).toBeGreaterThan(200);
    const field = page.getByRole('searchbox', {name: textIn(prefix, 'glossary.filter', 'Filter terms')});
    await field.fill('EPOCA');
    await expect(page.locator('#epoch')).toBeVisible();
    await expect(page.locator('#faucet')).toHaveCount(0);
    const left = await entries.count();
    expect(left).toBeLessThan(all);
    await expect(page.locator('main').getByRole('status')).toContainText(String(left));
    await field.fill('no such term');
    await expect(entries).toHaveCount(0);
    await expect(
      page.getByText(
        textIn(prefix, 'glossary.filter.none', 'No term has these words. Try fewer, or the word in another language.'),
      ),
    ).toBeVisible();
    await page.locator('main a[href$="#sponsor"]').first().click();
    await expect(page.locator('#sponsor')).toBeInViewport();
    await expect(entries).toHaveCount(all);
  });
}

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: at 1280 px a term has about two lines, with the words of the other languages at its right`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, prefix + GLOSSARY);
    const lists = await page
      .locator('section[aria-labelledby^=letter-]')
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().height));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(MOST);
    const [term, others] = await Promise.all([
      page.locator('#epoch').boundingBox(),
      page.locator(`${ENTRIES}:has(#epoch) [lang]`).first().boundingBox(),
    ]);
    expect(others?.x ?? 0).toBeGreaterThan((term?.x ?? 0) + 400);
    await expect(page.locator('#epoch a')).toHaveCSS('font-weight', '600');
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the glossary is whole, its letters lead on, and the field is not shown', async ({page}) => {
    await page.goto(GLOSSARY);
    expect(await page.locator(ENTRIES).count()).toBeGreaterThan(200);
    await expect(page.locator('#glossary-filter')).toBeHidden();
    await page.locator('main nav a[href$="#letter-w"]').click();
    await expect(page.locator('#letter-w')).toBeInViewport();
  });
});
