import type {Page} from '@playwright/test';
import {judge, loadAxe, type Axe} from '../support/axe';
import {foldCode, markLooks} from './markLooks';
import {readSkeleton} from './readSkeleton';

const MARK = 'data-look-is-judged';

/** Judges pages that are opened one after another, and counts those that axe had to see. */
export interface Judge {
  /**
   * What axe finds on the current page; a page that differs from a faultless one only in its words is not judged again.
   */
  judge: () => Promise<string[]>;
  /** How many pages axe itself has judged. */
  judged: () => number;
}

/**
 * A judge for many pages in one window: it measures three pieces of each look. With `folds`, code that needs no judging
 * becomes plain text, which no client may be watching; `only` lists the rules, if not all apply.
 */
export function createJudge(page: Page, {folds, only}: {folds: boolean; only?: string[]}): Judge {
  const faultless = new Set<string>();
  let judged = 0;
  return {
    judge: async () => {
      const skeleton = await page.evaluate(readSkeleton);
      if (faultless.has(skeleton)) return [];
      judged++;
      await page.evaluate(markLooks, MARK);
      if (folds) await page.evaluate(foldCode, MARK);
      await loadAxe(page);
      await page.evaluate((mark) => {
        (globalThis as unknown as {axe: Axe}).axe.configure({
          rules: [{id: 'color-contrast', selector: `*:not([${mark}])`}],
        });
      }, MARK);
      const faults = await judge(page, only);
      if (faults.length === 0) faultless.add(skeleton);
      return faults;
    },
    judged: () => judged,
  };
}
