// holds: docs.printed-tables
import {open} from '../support/open';
import {expect, test} from '../support/test';

const PAGES = [
  '/docs/general/conflux-basics/gas',
  '/docs/general/conflux-basics/basefee',
  '/docs/core/core-space-basics/storage',
  '/docs/core/core-space-basics/sponsor-mechanism',
];

interface Torn {
  /** How many figures and texts in columns were looked at. */
  seen: number;
  torn: string[];
}

/** Figures on more than one line, and texts in columns whose lines can break. */
function tornRows(): Torn {
  const isTall = (element: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().height > parseFloat(getComputedStyle(element).lineHeight) * 1.5;
  };
  const figures = [...document.querySelectorAll('[data-program-output] td[class*=figures] code')];
  const texts = [...document.querySelectorAll<HTMLElement>('[class*=language-text] pre code')].filter((code) =>
    code.innerText.split('\n').some((line) => (line.match(/\S {2,}(?=\S)/g)?.length ?? 0) > 1),
  );
  const torn = [
    ...figures.filter((cell) => isTall(cell)),
    ...texts.filter((code) => getComputedStyle(code).whiteSpace !== 'pre'),
  ];
  return {seen: figures.length + texts.length, torn: torn.map((element) => element.textContent)};
}

for (const width of [375, 768, 1280])
  test(`no row of an output in columns is torn at ${String(width)} px, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    let seen = 0;
    for (const address of PAGES) {
      await open(page, address);
      await expect(page.locator('[data-program-output] td').first()).toBeVisible();
      const rows = await page.evaluate(tornRows);
      expect(rows.torn, address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      seen += rows.seen;
    }
    expect(seen).toBeGreaterThan(50);
  });

test('a list of names and values keeps its lines on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 900});
  await open(page, '/docs/general/protocols/defi/uniswap-v2');
  const list = page.locator('[class*=language-text] pre code').filter({hasText: 'price of A: 4 B at the start'});
  await expect(list).toHaveCSS('white-space', 'pre');
});

test('the button copies an output with a table as it was printed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/core/core-space-basics/storage');
  const block = page.locator('.theme-code-block:has([data-program-output])').first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^units {5,}locked {2}returned {3}A holds {3}B holds\nA writes a new entry {5,}64 {9}0 {8}64 {9}0\n/);
});
