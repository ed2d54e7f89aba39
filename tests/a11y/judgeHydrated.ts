import type {Page} from '@playwright/test';
import type {Mode} from '../support/modes';
import {open} from '../support/open';
import {FOREIGN_WORDS} from '../../tools/prose/foreignWords';
import {createJudge} from './createJudge';
import {readSidewaysScroll, readStructure} from './readStructure';

/** Has the mode chosen before the first page is opened, and nothing move. */
export async function prepare(page: Page, mode: Mode): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
  await page.emulateMedia({reducedMotion: 'reduce'});
}

/**
 * For pages of one mode, one after another: everything that is wrong with each once its scripts run: axe's rules (all,
 * or `only` some), landmarks, headings and languages, and sideways scrolling at 640 and 320 px. Axe does not judge
 * again a page that differs from a faultless one only in its words, nor a look that it has judged three times on a
 * page.
 */
export function createSweep(
  page: Page,
  only?: string[],
): {judge: (address: string) => Promise<string[]>; judged: () => number} {
  const {judge, judged} = createJudge(page, {folds: false, only});
  return {judge: (address) => judgeWith(page, address, judge), judged};
}

async function judgeWith(page: Page, address: string, byAxe: () => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize({width: 1280, height: 720});
  // The page for readers without a connection has no client to wait for.
  await (address.endsWith('/offline') ? page.goto(address) : open(page, address));
  const faults = [...(await byAxe()), ...(await page.evaluate(readStructure, FOREIGN_WORDS))];
  for (const width of [640, 320]) {
    await page.setViewportSize({width, height: 720});
    faults.push(...(await page.evaluate(readSidewaysScroll)));
  }
  return faults.map((fault) => `${address}: ${fault}`);
}
