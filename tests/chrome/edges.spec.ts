// holds: layout.left-edges
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** The left edges of titles at 1280 px, in whole CSS pixels: of pages without a sidebar, and of those beside one. */
const PLAIN = 21;
const BESIDE_SIDEBAR = 309;

/** A page of each kind, with the edge of its title. */
const KINDS: readonly (readonly [address: string, edge: number])[] = [
  ['/', PLAIN],
  ['/search', PLAIN],
  ['/no/such/page', PLAIN],
  ['/docs/tags', PLAIN],
  ['/docs/tags/gas', PLAIN],
  ['/blog/archive', PLAIN],
  ['/blog', BESIDE_SIDEBAR],
  ['/blog/welcome', BESIDE_SIDEBAR],
  ['/blog/tags', BESIDE_SIDEBAR],
  ['/blog/tags/hello', BESIDE_SIDEBAR],
  ['/blog/authors', BESIDE_SIDEBAR],
  ['/blog/authors/portal', BESIDE_SIDEBAR],
  ['/docs/category/across-chains', BESIDE_SIDEBAR],
  ['/docs/overview', BESIDE_SIDEBAR],
  ['/docs/general/conflux-basics/glossary', BESIDE_SIDEBAR],
  ['/docs/core/rpc', BESIDE_SIDEBAR],
  ['/docs/espace/rpc/eth_getlogs', BESIDE_SIDEBAR],
];

for (const {id, prefix} of languagesInTurn(0)) {
  for (const [address, edge] of KINDS) {
    test(`${id}: the title of ${address} begins ${String(edge)} px from the left at 1280 px, in a size of the scale`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, prefix + address);
      const title = page.locator('main h1');
      const left = await title.evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
      expect(left).toBe(edge);
      for (const [width, size] of [
        [1280, '42.5px'],
        [375, '28.6875px'],
      ] as const) {
        // The home page and the methods have titles of their own size on a phone; tests/chrome/scale.spec.ts has them.
        if (width === 375 && (address === '/' || address.includes('/rpc'))) continue;
        await page.setViewportSize({width, height: 900});
        await expect(title, `at ${String(width)} px`).toHaveCSS('font-size', size);
      }
    });
  }
}

test('tags are an index in four columns at 1280 px and in one on a phone, with name and count at its edges', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1280, 4],
    [375, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/tags');
    const rows = await page.locator('main a[rel=tag]').evaluateAll((links) =>
      links.map((link) => {
        const {left, right} = link.getBoundingClientRect();
        const count = link.querySelector('span')?.getBoundingClientRect().right ?? 0;
        return {left: Math.round(left), countFromEnd: Math.round(right - count)};
      }),
    );
    expect(rows.length).toBeGreaterThan(150);
    expect(new Set(rows.map(({left}) => left)).size, `columns at ${String(width)} px`).toBe(columns);
    expect(rows.filter(({countFromEnd}) => countFromEnd !== 0)).toEqual([]);
  }
});

test('a list of posts has a line of each: no more than 180 px at 1280 px', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/blog');
  const heights = await page
    .locator('main article')
    .evaluateAll((posts) => posts.map((post) => post.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(180);
});
