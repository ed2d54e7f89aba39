// holds: pictures.kit
import type {Page} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const MERKLE = '/docs/general/build/smart-contracts/merkle-tree';
const PAGES = [
  {address: '/docs/general/build/smart-contracts/contract-security/reentrancy-attack', pictures: 2},
  {address: MERKLE, pictures: 2},
  {address: '/docs/general/conflux-basics/basefee', pictures: 1},
] as const;
const WIDTHS = [375, 1280] as const;
const PICTURE = 'article figure:has(details)';
/** The smallest size of the site, in CSS pixels: 0.85 of a text of 106.25 %. */
const SMALLEST = 14.45;

/** The sizes of all text in pictures, and how far a text sticks out of its picture. */
const readTexts = (page: Page): Promise<{sizes: number[]; outside: string[]}> =>
  page.locator(PICTURE).evaluateAll((figures) => {
    const texts = figures.flatMap((figure) =>
      [...figure.querySelectorAll('*')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({element, figure})),
    );
    return {
      sizes: [...new Set(texts.map(({element}) => Number.parseFloat(getComputedStyle(element).fontSize)))],
      outside: texts
        .filter(({element, figure}) => {
          const [inner, outer] = [element.getBoundingClientRect(), figure.getBoundingClientRect()];
          return inner.left < outer.left - 1 || inner.right > outer.right + 1;
        })
        .map(({element}) => element.textContent),
    };
  });

for (const {id, prefix} of languagesInTurn(1)) {
  for (const width of WIDTHS) {
    test(`${id}: the labels of pictures have one size at ${width} px, and stay inside their picture`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      for (const {address, pictures} of PAGES) {
        await open(page, prefix + address);
        await expect(page.locator(PICTURE)).toHaveCount(pictures);
        const {sizes, outside} = await readTexts(page);
        expect(sizes).toEqual([SMALLEST]);
        expect(outside).toEqual([]);
        expect(await page.locator(`${PICTURE} svg text`).count()).toBe(0);
      }
    });
  }

  test(`${id}: a leaf is chosen by keys, and its proof is read out`, async ({page}) => {
    await open(page, prefix + MERKLE);
    const picture = page.locator(PICTURE).first();
    const leaves = picture.getByRole('button');
    await expect(leaves).toHaveCount(8);
    const proof = picture.locator('[aria-live="polite"]');
    const before = await proof.textContent();
    await leaves.nth(7).focus();
    await page.keyboard.press('Enter');
    await expect(leaves.nth(7)).toHaveAttribute('aria-pressed', 'true');
    await expect(leaves.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
    await expect(proof).not.toHaveText(before ?? '');
    await expect(proof.locator('li')).toHaveCount(3);
  });
}

test('without scripts a picture is there, with its words', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  const page = await context.newPage();
  for (const {address, pictures} of PAGES) {
    await page.goto(address);
    await expect(page.locator(`${PICTURE} > div`)).toHaveCount(pictures);
    await expect(page.locator(`${PICTURE} button`)).toHaveCount(0);
    await page.locator(`${PICTURE} summary`).first().click();
    await expect(page.locator(`${PICTURE} details[open]`).first()).toContainText(/\d/);
  }
  await context.close();
});
