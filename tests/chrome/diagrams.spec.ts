// holds: diagrams.shown
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {DRAWN_DIR, readDrawn} from '../../src/markdown/diagrams/diagramFiles';

const PICTURE = 'figure svg[role="img"]';
const PAGES = [
  {address: '/docs/core/build/json-rpc/cfx-namespace', diagram: 'payment-stations'},
  {address: '/docs/core/build/json-rpc/pos_rpc', diagram: 'vote-states'},
  {address: '/docs/core/build/json-rpc/txpool_rpc', diagram: 'waiting-transaction'},
  {address: '/docs/general/conflux-basics/gas', diagram: 'fee-flow'},
] as const;
const PHONE = {width: 375, height: 700};
// The site's own, and narrow, wide, with and without serifs: what a reader may have in its place.
const FACES = ['Hanken Grotesk Variable', 'Arial', 'DejaVu Sans', 'serif', 'sans-serif'];

for (const {id, prefix} of languagesInTurn(0)) {
  test(`${id}: a diagram is a picture in the face of the page, with its words, and no wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const {address, diagram} of PAGES) {
      await open(page, prefix + address);
      const picture = page.locator(PICTURE);
      await expect(picture).toHaveAttribute('aria-label', /.{40}/);
      const faceOf = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).fontFamily);
      expect(await faceOf(`${PICTURE} text`)).toBe(await faceOf('body'));
      const file = `${DRAWN_DIR}/${prefix === '' ? 'en' : prefix.slice(1)}${path.posix.dirname(address)}/${diagram}.svg`;
      const words = readFileSync(file, 'utf8').replace(/<[^>]*>/g, '');
      for (const text of await picture.locator('text').allTextContents()) expect(words).toContain(text);
      const box = await picture.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
    }
  });
}

test('a diagram follows the colour mode', async ({page}) => {
  await open(page, PAGES[0].address);
  const text = page.locator(`${PICTURE} text`).first();
  const inkOf = (): Promise<string> => text.evaluate((element) => getComputedStyle(element).fill);
  const light = await inkOf();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(inkOf).not.toBe(light);
});

test('every text of every diagram lies inside its box, in any face', async ({page}) => {
  await open(page, PAGES[0].address);
  for (const name of readDrawn('.')) {
    const svg = readFileSync(`${DRAWN_DIR}/${name}`, 'utf8');
    for (const face of FACES) {
      const outside = await page.evaluate(
        ([text, family]) => {
          const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
            .documentElement as unknown as SVGSVGElement;
          drawing.setAttribute('font-family', family);
          document.body.append(drawing);
          const found = [...drawing.querySelectorAll('text')].filter((label) => {
            const words = label.getBBox();
            const box = label.parentElement?.querySelector<SVGGraphicsElement>('rect, polygon, circle')?.getBBox();
            return (
              !box ||
              words.x < box.x ||
              words.x + words.width > box.x + box.width ||
              words.y < box.y - 1 ||
              words.y + words.height > box.y + box.height + 1
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
