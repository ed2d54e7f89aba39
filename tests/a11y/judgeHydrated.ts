import type {Page} from '@playwright/test';
import {faultsOf} from '../support/axe';
import {open} from '../support/open';
import {readSidewaysScroll, readStructure} from './readStructure';

/** The two modes a reader chooses between. */
export const MODES = ['light', 'dark'] as const;

/** Has the mode chosen before the first page is opened, and nothing move. */
export async function prepare(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
  await page.emulateMedia({reducedMotion: 'reduce'});
}

/** Everything that is wrong with a page once its scripts run: axe's rules, landmarks, headings and languages, and sideways scrolling at 640 and 320 px. */
export async function judgeHydrated(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({width: 1280, height: 720});
  await open(page, address);
  const faults = [...(await faultsOf(page)), ...(await page.evaluate(readStructure))];
  for (const width of [640, 320]) {
    await page.setViewportSize({width, height: 720});
    faults.push(...(await page.evaluate(readSidewaysScroll)));
  }
  return faults.map((fault) => `${address}: ${fault}`);
}
