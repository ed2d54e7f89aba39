import {readFileSync} from 'node:fs';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {DRAWN_DIR, readDrawn} from '../../src/diagrams/diagramFiles';

const PAGES = [
  '/docs/core/build/json-rpc/cfx-namespace',
  '/docs/core/build/json-rpc/pos_rpc',
  '/docs/core/build/json-rpc/txpool_rpc',
  '/docs/general/conflux-basics/gas',
];
const PHONE = {width: 375, height: 700};
// Narrow, wide, with and without serifs: what a reader may have in the place of the first.
const FACES = ['Arial', 'DejaVu Sans', 'serif', 'sans-serif'];

for (const {id, prefix} of languagesInTurn(0)) {
  test(`${id}: a diagram is a picture in the mode of the page, with its words, and no wider than a phone`, async ({page}) => {
    await page.setViewportSize(PHONE);
    for (const address of PAGES) {
      await open(page, prefix + address);
      const picture = page.locator('figure img[src*="/diagrams/"]');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', new RegExp(`/diagrams/${prefix === '' ? 'en' : prefix.slice(1)}/docs/.*-light\\.svg$`));
      await expect(picture).toHaveAttribute('alt', /.{40}/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      const box = await picture.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
    }
  });
}

test('a diagram follows the colour mode', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await open(page, PAGES[0] ?? '');
  const picture = page.locator('figure img[src*="/diagrams/"]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /-dark\.svg$/);
});

test('every text of every diagram lies inside its box, in any face', async ({page}) => {
  await open(page, PAGES[0] ?? '');
  for (const name of readDrawn('.')) {
    const svg = readFileSync(`${DRAWN_DIR}/${name}`, 'utf8');
    for (const face of FACES) {
      const outside = await page.evaluate(
        ([text, family]) => {
          const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
          drawing.setAttribute('font-family', family);
          document.body.append(drawing);
          const found = [...drawing.querySelectorAll('text')].filter((label) => {
            const words = label.getBBox();
            const box = label.parentElement?.querySelector<SVGGraphicsElement>('rect, polygon, circle')?.getBBox();
            return (
              !box || words.x < box.x || words.x + words.width > box.x + box.width || words.y < box.y - 1 || words.y + words.height > box.y + box.height + 1
            );
          });
          drawing.remove();
          return found.map(({textContent}) => textContent);
        },
        [svg, face] as const,
      );
      expect(outside, `${name} in ${face}`).toEqual([]);
    }
  }
});
