// holds: docs.print
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** What the printed page looks like while the browser takes it down. */
interface Printed {
  theme?: string | undefined;
  folded: number;
  ink: string;
}

test('a dark page prints in light colours with everything unfolded, and is as before afterwards', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const address of [
    '/docs/core/rpc/cfx_getlogs',
    '/docs/general/run-a-node/TroubleShooting',
    '/docs/espace/rpc/eth_call',
  ]) {
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const foldedBefore = await page.locator('details:not([open])').count();
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        const printed: Printed = {
          theme: document.documentElement.dataset.theme,
          folded: document.querySelectorAll('details:not([open])').length,
          ink: getComputedStyle(document.body).color,
        };
        Object.assign(window, {printed});
      });
    });
    await page.pdf();
    const printed = await page.evaluate(() => (window as Window & {printed?: Printed}).printed);
    expect(printed).toEqual({theme: 'light', folded: 0, ink: 'rgb(20, 25, 29)'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.locator('details:not([open])').count()).toBe(foldedBefore);
  }
});
