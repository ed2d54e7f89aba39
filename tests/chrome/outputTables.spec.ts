// holds: docs.code-and-tables
import {open} from '../support/open';
import {expect, test} from '../support/test';

const PAGES = [
  '/docs/general/conflux-basics/gas',
  '/docs/general/conflux-basics/basefee',
  '/docs/core/core-space-basics/storage',
  '/docs/core/core-space-basics/sponsor-mechanism',
];

/** Figures on more than one line, and lines of text in columns that are broken. */
function tornRows(): string[] {
  const isTall = (element: Element, lines: number): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().height > parseFloat(getComputedStyle(element).lineHeight) * (lines + 0.5);
  };
  const cells = [...document.querySelectorAll('[data-program-output] td[class*=figures] code')];
  const texts = [...document.querySelectorAll('[class*=language-text] pre code')].filter((code) =>
    code.textContent.split('\n').some((line) => (line.match(/\S {2,}(?=\S)/g)?.length ?? 0) > 1),
  );
  return [
    ...cells.filter((cell) => isTall(cell, 1)),
    ...texts.filter((code) => getComputedStyle(code).whiteSpace !== 'pre'),
  ].map((element) => element.textContent);
}

for (const width of [375, 768, 1280])
  test(`no row of an output in columns is torn at ${String(width)} px, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const address of PAGES) {
      await open(page, address);
      await expect(
        page.locator('[data-program-output] td[class*=figures], [data-program-output] td').first(),
      ).toBeVisible();
      expect(await page.evaluate(tornRows), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

test('the button copies an output with a table as it was printed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/core/core-space-basics/storage');
  const block = page.locator('.theme-code-block:has([data-program-output])').first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^units {5,}locked {2}returned {3}A holds {3}B holds\nA writes a new entry {5,}64 {9}0 {8}64 {9}0\n/,
  );
});
