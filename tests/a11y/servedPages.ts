import type {CDPSession, Page} from '@playwright/test';
import {loadAxe} from '../support/axe';
import {FOREIGN_WORDS} from '../../tools/prose/foreignWords';
import {createJudge, type Judge} from './createJudge';
import {readSidewaysScroll, readStructure} from './readStructure';

/** A page in which addresses are shown one after another as they were served: no script of the site runs. */
export interface ServedPages extends Judge {
  show: (address: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
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

/**
 * Puts the page of an address in the place of the one that is shown, without its scripts, so that axe stays loaded,
 * compiled and warm.
 */
async function putInPlace(address: string): Promise<void> {
  const response = await fetch(address);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  history.replaceState(null, '', address);
  document.documentElement.replaceWith(document.adoptNode(parsed.documentElement));
  const isStyled = (): boolean =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({sheet}) => sheet !== null);
  while (!isStyled()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Prepares a page for showing and judging many addresses. */
export async function openServedPages(page: Page): Promise<ServedPages> {
  const session = await blockScripts(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/404');
  await loadAxe(page);
  return {
    show: (address) => page.evaluate(putInPlace, address),
    resize: async (width) => {
      await session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: false,
      });
    },
    ...createJudge(page, {folds: true}),
    structure: () => page.evaluate(readStructure, FOREIGN_WORDS),
    sidewaysScroll: () => page.evaluate(readSidewaysScroll),
  };
}
