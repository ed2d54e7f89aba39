import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, Result, RunOptions, Spec} from 'axe-core';

/** What every page is judged by: WCAG 2.2 A and AA with the versions before it, and what axe calls best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const OPTIONS: RunOptions = {
  runOnly: {type: 'tag', values: RULES},
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
};

/** Axe on a page's window. */
export interface Axe {
  configure: (settings: Spec) => void;
  run: (root: Document, options: RunOptions) => Promise<AxeResults>;
}

function readAxe(): string {
  return readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
}

/**
 * Puts axe on the page that is open, unless it is there. A fault identifies its element without markup, which costs
 * time for each one examined.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(readAxe());
  await page.evaluate(() => {
    (globalThis as unknown as {axe: Axe}).axe.configure({noHtml: true});
  });
}

/** One line for each element at fault: rule, what it asks, the element, and what would fix it. */
function toFaults(violations: readonly Pick<Result, 'id' | 'help' | 'nodes'>[]): string[] {
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) => `${id}: ${help} (${target.join(' ')}) ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** The rules of axe that look at colors, which are all that differs between the two modes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe, which `loadAxe` has put there, finds on the current page, by all rules or only by some; empty if nothing is
 * wrong.
 */
export async function judge(page: Page, only?: string[]): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) =>
      (await (globalThis as unknown as {axe: Axe}).axe.run(document, options)).violations.map(({id, help, nodes}) => ({
        id,
        help,
        nodes,
      })),
    only ? {...OPTIONS, runOnly: {type: 'rule', values: only} as const} : OPTIONS,
  );
  return toFaults(violations);
}

/** What axe finds on the current page; empty if nothing is wrong. Frames are pages of their own and are left out. */
export async function faultsOf(page: Page): Promise<string[]> {
  await loadAxe(page);
  return judge(page);
}
