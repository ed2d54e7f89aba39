import type {CDPSession, Page} from '@playwright/test';
import {RULES, readAxe, toFaults, type Violation} from '../support/axe';
import {markLooks} from './markLooks';
import {readSidewaysScroll, readStructure} from './readStructure';

interface Axe {
  configure: (settings: {rules: {id: string; selector: string}[]}) => void;
  run: (root: Document, options: object) => Promise<{violations: Violation[]}>;
}

const MARK = 'data-look-is-judged';
const OPTIONS = {runOnly: {type: 'tag', values: RULES}, resultTypes: ['violations'], preload: false, iframes: false};

/** A page in which addresses are shown one after another as they were served: no script of the site runs. */
export interface ServedPages {
  show: (address: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  judge: () => Promise<string[]>;
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
  await page.evaluate(readAxe());
  await page.evaluate((mark) => {
    (window as unknown as {axe: Axe}).axe.configure({rules: [{id: 'color-contrast', selector: `*:not([${mark}])`}]});
  }, MARK);
  return {
    show: (address) => page.evaluate(putInPlace, address),
    resize: async (width) => {
      await session.send('Emulation.setDeviceMetricsOverride', {width, height: 800, deviceScaleFactor: 1, mobile: false});
    },
    judge: async () => {
      await page.evaluate(markLooks, MARK);
      const violations = await page.evaluate(
        async (options) => (await (window as unknown as {axe: Axe}).axe.run(document, options)).violations.map(({id, help, nodes}) => ({id, help, nodes})),
        OPTIONS,
      );
      return toFaults(violations);
    },
    structure: () => page.evaluate(readStructure),
    sidewaysScroll: () => page.evaluate(readSidewaysScroll),
  };
}
