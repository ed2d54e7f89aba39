// holds: sidebar.rows, layout.one-column
import {open} from '../support/open';
import {expect, test} from '../support/test';

const GAS = '/docs/general/conflux-basics/gas';
const ONE_ENTRY = ['concept-links', 'reference-links'].map((name) => `/docs/general/article-collection-links/${name}`);

test('rows of the sidebar that hold one line are 30 px apart, and 24 px high or more', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, GAS);
  const rows = await page
    .locator('aside .menu__list-item a.menu__link')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).flatMap(({top, height}) => (height > 0 ? [{top, height}] : [])),
    );
  const steps = rows.flatMap(({top, height}, at) => {
    const next = rows[at + 1];
    return next && height < 32 ? [next.top - top] : [];
  });
  expect(steps.length).toBeGreaterThan(20);
  expect(Math.max(...steps)).toBeLessThanOrEqual(33);
  expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeCloseTo(30.5, 0);
  expect(Math.min(...rows.map(({height}) => height))).toBeGreaterThanOrEqual(24);
});

test('the page being read has a square on the rail, and so has each section', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, GAS);
  const squares = await page.evaluate(() => {
    const widthOf = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element, '::before').width);
    return {
      current: widthOf('aside .menu__list a[aria-current="page"]'),
      other: widthOf('aside .menu__list .menu__list a:not([aria-current])'),
      sections: widthOf('.table-of-contents__left-border > li > a'),
    };
  });
  expect(squares.current).toEqual(['8px']);
  expect(new Set(squares.other)).toEqual(new Set(['auto']));
  expect(squares.sections.length).toBeGreaterThan(4);
  expect(new Set(squares.sections)).toEqual(new Set(['6px']));
});

test('on wide screens text, code and tables share a column, with the contents beside it', async ({page}) => {
  for (const width of [1440, 1680, 1920]) {
    await page.setViewportSize({width, height: 1000});
    await open(page, GAS);
    const edges = await page.evaluate(() => {
      const box = (selector: string): DOMRect => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`The page has no ${selector}.`);
        return element.getBoundingClientRect();
      };
      const [main, text, code, contents] = [
        'main',
        '.markdown > p',
        '.markdown > .theme-code-block',
        '.table-of-contents',
      ].map(box);
      if (!main || !text || !code || !contents) throw new Error('Unreachable: each was found.');
      return {
        voidBesideText: contents.left - text.right,
        voidBesideCode: contents.left - code.right,
        column: code.width,
        before: code.left - main.left,
        after: main.right - contents.right,
      };
    });
    expect(edges.voidBesideText, `${String(width)} px`).toBeLessThan(260);
    expect(edges.voidBesideCode).toBeLessThan(64);
    expect(edges.column).toBeLessThanOrEqual(780);
    // In the middle of what the sidebar leaves.
    expect(Math.abs(edges.before - edges.after)).toBeLessThan(64);
  }
});

test('a page that is its sidebar alone has none, and its text begins where the navbar does', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  for (const path of ONE_ENTRY) {
    await open(page, path);
    await expect(page.locator('aside.theme-doc-sidebar-container')).toHaveCount(0);
    const [title, brand] = await Promise.all([
      page.getByRole('heading', {level: 1}).boundingBox(),
      page.locator('.navbar__brand').boundingBox(),
    ]);
    expect(Math.abs((title?.x ?? 0) - (brand?.x ?? 99))).toBeLessThan(2);
  }
});
