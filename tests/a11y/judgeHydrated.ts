import type {Page} from '@playwright/test';
import {faultsOf, judge, loadAxe, type Axe} from '../support/axe';
import {open} from '../support/open';
import {markLooks} from './markLooks';
import {readSkeleton} from './readSkeleton';
import {readSidewaysScroll, readStructure} from './readStructure';

const MARK = 'data-look-is-judged';

/** The two modes a reader chooses between. */
export const MODES = ['light', 'dark'] as const;

/** Has the mode chosen before the first page is opened, and nothing move. */
export async function prepare(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
  await page.emulateMedia({reducedMotion: 'reduce'});
}

/** Everything that is wrong with a page once its scripts run: axe's rules, landmarks, headings and languages, and sideways scrolling at 640 and 320 px. */
export function judgeHydrated(page: Page, address: string): Promise<string[]> {
  return judgeWith(page, address, () => faultsOf(page));
}

/** As `judgeHydrated`, for many pages of one mode: axe does not judge again what is a faultless page but for its words, nor a look it has judged thrice on a page. */
export function createSweep(page: Page): {judge: (address: string) => Promise<string[]>; judged: () => number} {
  const faultless = new Set<string>();
  let judged = 0;
  const judgeOnce = async (): Promise<string[]> => {
    const skeleton = await page.evaluate(readSkeleton);
    if (faultless.has(skeleton)) return [];
    judged++;
    await page.evaluate(markLooks, MARK);
    await loadAxe(page);
    await page.evaluate((mark) => {
      (globalThis as unknown as {axe: Axe}).axe.configure({rules: [{id: 'color-contrast', selector: `*:not([${mark}])`}]});
    }, MARK);
    const faults = await judge(page);
    if (faults.length === 0) faultless.add(skeleton);
    return faults;
  };
  return {judge: (address) => judgeWith(page, address, judgeOnce), judged: () => judged};
}

async function judgeWith(page: Page, address: string, byAxe: () => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize({width: 1280, height: 720});
  // What shows without a connection stands by itself: no client comes to it.
  await (address.endsWith('/offline') ? page.goto(address) : open(page, address));
  const faults = [...(await byAxe()), ...(await page.evaluate(readStructure))];
  for (const width of [640, 320]) {
    await page.setViewportSize({width, height: 720});
    faults.push(...(await page.evaluate(readSidewaysScroll)));
  }
  return faults.map((fault) => `${address}: ${fault}`);
}
