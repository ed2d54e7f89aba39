// holds: speed.layout-shift
import type {Page, Route} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {expect, test} from '../support/test';

/** One page of each kind; the docs pages among them have code and tabs, a picture, a wide table. */
const PAGES = [
  '/',
  '/docs/general/conflux-basics/gas',
  '/docs/espace/DeveloperQuickstart',
  '/docs/overview',
  '/docs/core/rpc/cfx_call',
  '/docs/espace/rpc/eth_getlogs',
  '/blog',
  '/blog/welcome',
  '/docs/tags',
  '/nothing',
];
const WINDOWS = {desktop: {width: 1280, height: 800}, phone: {width: 412, height: 823}};

declare global {
  // The page notes here what moved.
  var layoutShifts: string[] | undefined;
}

/** Notes each shift that the browser counts, with what moved, from the first paint on. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: {node?: Node}[];
  }
  const notes: string[] = (globalThis.layoutShifts = []);
  const nameOf = (node?: Node): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 30)}”`
      : 'what is gone';
  };
  const observer = new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries() as Shift[])
      notes.push(`${value.toFixed(5)}: ${sources.map(({node}) => nameOf(node)).join(', ')}`);
  });
  observer.observe({type: 'layout-shift', buffered: true});
}

/** Keeps fonts and pictures waiting until they are released. */
async function holdLateFiles(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route('**/*', async (route) => {
    const isLate = ['font', 'image'].includes(route.request().resourceType());
    if (isLate && held) held.push(route);
    else await route.fallback();
  });
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** What moved on a page whose fonts and pictures come after everything else; then while its reader goes through it. */
async function shiftsOf(page: Page, address: string): Promise<string[]> {
  const release = await holdLateFiles(page);
  // A held picture keeps the page from being loaded.
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({top, behavior: 'instant'});
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.layoutShifts ?? ['nothing was noted']);
}

for (const [index, address] of PAGES.entries()) {
  for (const [step, [name, viewport]] of Object.entries(WINDOWS).entries()) {
    for (const {id, prefix} of languagesInTurn(index + step)) {
      test(`${id}: nothing moves on ${address} when fonts and pictures come late, ${name}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(noteShifts);
        expect(await shiftsOf(page, address === '/' ? `${prefix}/` : prefix + address)).toEqual([]);
      });
    }
  }
}
