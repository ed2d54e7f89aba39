import type {CDPSession, Page} from '@playwright/test';
import {judge, loadAxe, type Axe} from '../support/axe';
import {foldCode, markLooks} from './markLooks';
import {readSkeleton} from './readSkeleton';
import {readSidewaysScroll, readStructure} from './readStructure';

const MARK = 'data-look-is-judged';

/** A page in which addresses are shown one after another as they were served: no script of the site runs. */
export interface ServedPages {
  show: (address: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** What axe finds; a page that is one found without fault but for its words is not judged again. */
  judge: () => Promise<string[]>;
  /** How many pages axe itself has judged. */
  judged: () => number;
  structure: () => Promise<string[]>;
  sidewaysScroll: () => Promise<string[]>;
}

async function blockScripts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Unlike a route of Playwright's, this leaves the browser its cache.
  await session.send('Network.setBlockedURLs', {urls: ['*.js']});
  return session;
}

/** Puts the page of an address in the place of the one that is shown, without its scripts, so that axe stays loaded, compiled and warm. */
async function putInPlace(address: string): Promise<void> {
  const response = await fetch(address);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  history.replaceState(null, '', address);
  document.documentElement.replaceWith(document.adoptNode(parsed.documentElement));
  const isStyled = (): boolean => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({sheet}) => sheet !== null);
  while (!isStyled()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Prepares a page for showing and judging many addresses. */
export async function openServedPages(page: Page): Promise<ServedPages> {
  const session = await blockScripts(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/404');
  await loadAxe(page);
  await page.evaluate((mark) => {
    (globalThis as unknown as {axe: Axe}).axe.configure({rules: [{id: 'color-contrast', selector: `*:not([${mark}])`}]});
  }, MARK);
  const faultless = new Set<string>();
  let judged = 0;
  return {
    show: (address) => page.evaluate(putInPlace, address),
    resize: async (width) => {
      await session.send('Emulation.setDeviceMetricsOverride', {width, height: 800, deviceScaleFactor: 1, mobile: false});
    },
    judge: async () => {
      const skeleton = await page.evaluate(readSkeleton);
      if (faultless.has(skeleton)) return [];
      judged++;
      await page.evaluate(markLooks, MARK);
      await page.evaluate(foldCode, MARK);
      const faults = await judge(page);
      if (faults.length === 0) faultless.add(skeleton);
      return faults;
    },
    judged: () => judged,
    structure: () => page.evaluate(readStructure),
    sidewaysScroll: () => page.evaluate(readSidewaysScroll),
  };
}
