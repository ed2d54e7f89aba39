import type {Page} from '@playwright/test';
import {faultsOf} from '../support/axe';
import {open} from '../support/open';
import {FOREIGN_WORDS} from '../support/foreignWords';
import {createJudge} from './createJudge';
import {readSidewaysScroll, readStructure} from './readStructure';

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
  const {judge, judged} = createJudge(page, {folds: false});
  return {judge: (address) => judgeWith(page, address, judge), judged};
}

async function judgeWith(page: Page, address: string, byAxe: () => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize({width: 1280, height: 720});
  // What shows without a connection stands by itself: no client comes to it.
  await (address.endsWith('/offline') ? page.goto(address) : open(page, address));
  const faults = [...(await byAxe()), ...(await page.evaluate(readStructure, FOREIGN_WORDS))];
  for (const width of [640, 320]) {
    await page.setViewportSize({width, height: 720});
    faults.push(...(await page.evaluate(readSidewaysScroll)));
  }
  return faults.map((fault) => `${address}: ${fault}`);
}
