// holds: docs.scale
import type {Page} from '@playwright/test';
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** Pages of every kind: the home, guides of four areas, a method, lists, the blog. */
const PAGES = [
  '/',
  '/docs/overview',
  '/docs/general/conflux-basics/gas',
  '/docs/general/run-a-node/advanced-topics/node-configuration',
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/espace/DeveloperQuickstart',
  '/docs/espace/network-endpoints',
  '/docs/core/rpc/cfx_getsponsorinfo',
  '/docs/tags',
  '/blog/first-blog-post',
];
const GUIDES = [
  '/docs/overview',
  '/docs/general/conflux-basics/gas',
  '/docs/general/conflux-basics/glossary',
  '/docs/general/run-a-node/advanced-topics/node-configuration',
  '/docs/general/run-a-node/advanced-topics/running-full-node',
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/general/build/smart-contracts/contract-security/reentrancy-attack',
  '/docs/espace/DeveloperQuickstart',
  '/docs/espace/network-endpoints',
  '/docs/core/core-space-basics/addresses',
];
/** Height of a phone's screen above which the text has to begin, in CSS pixels, of 812. */
const FIRST_TEXT = 420;

/** The sizes of all text outside drawings, and those of the five tokens, in CSS pixels. */
function readSizes(page: Page): Promise<{found: string[]; tokens: string[]}> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const tokens = [1, 2, 3, 4, 5].map((step) => {
      probe.style.fontSize = `var(--cfx-type-${String(step)})`;
      return getComputedStyle(probe).fontSize;
    });
    probe.remove();
    const written = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.closest('svg') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    const shown = written.filter((element) => element.getClientRects().length > 0);
    return {found: [...new Set(shown.map((element) => getComputedStyle(element).fontSize))], tokens};
  });
}

/** The right edges of the content in the reading column, and the two that it may have, in whole CSS pixels. */
function readEdges(page: Page): Promise<{found: Record<string, string>; reading: number; wide: number}> {
  return page.evaluate(() => {
    const column = document.querySelector('.theme-doc-markdown');
    if (!column) throw new Error('no text on this page');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--cfx-measure')) * rem;
    const {left, right} = column.getBoundingClientRect();
    const badges = [...column.querySelectorAll(':scope > header + div > ul')];
    const blocks = [...column.children, ...badges].filter(
      (block) => !/^H\d$/.test(block.tagName) && block.getClientRects().length > 0,
    );
    const found = blocks.map((block): [string, string] => [
      String(Math.round(block.getBoundingClientRect().right)),
      `${block.tagName} ${block.className}`,
    ]);
    return {
      found: Object.fromEntries(found),
      reading: Math.round(Math.min(left + measure, right)),
      wide: Math.round(right),
    };
  });
}

/** Where the text below title, answer and badges begins. */
function readFirstText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const first = document.querySelector('.theme-doc-markdown > header + div ~ *');
    if (!first) throw new Error('no text on this page');
    return first.getBoundingClientRect().top;
  });
}

for (const address of PAGES) {
  test(`${address} has text in the five sizes only`, async ({page}) => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({width, height: 812});
      await open(page, address);
      const {found, tokens} = await readSizes(page);
      expect(new Set(tokens).size, 'five different sizes').toBe(5);
      expect(found.length).toBeGreaterThan(1);
      expect(
        found.filter((size) => !tokens.includes(size)),
        `sizes at ${String(width)} px beside ${tokens.join(', ')}`,
      ).toEqual([]);
    }
  });
}

for (const address of GUIDES) {
  test(`${address} has two right edges, and begins on a phone's first screen`, async ({page}) => {
    for (const width of [1280, 1680]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const {found, reading, wide} = await readEdges(page);
      expect(wide, 'the wider track').toBeGreaterThan(reading);
      for (const [edge, block] of Object.entries(found)) {
        const away = Math.min(Math.abs(Number(edge) - reading), Math.abs(Number(edge) - wide));
        expect(
          away,
          `${block} ends at ${edge} px, neither at ${String(reading)} nor at ${String(wide)}`,
        ).toBeLessThanOrEqual(1);
      }
    }
    await page.setViewportSize({width: 375, height: 812});
    await open(page, address);
    expect(await readFirstText(page), 'top of the first text').toBeLessThanOrEqual(FIRST_TEXT);
  });
}
