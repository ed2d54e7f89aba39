import type {Page} from '@playwright/test';
import {countTabStops, readFocus, type FocusStop} from './readFocus';

/** Whether the second of two stops is above the first and not beside it, so that the eye has to jump back. */
function jumpsBack(one: FocusStop, other: FocusStop): boolean {
  return one.part === other.part && other.box.bottom <= one.box.top && other.box.left < one.box.right;
}

/** What a walk by Tab through the whole page found. */
export interface Walk {
  stops: FocusStop[];
  faults: string[];
}

/**
 * Walks by Tab from the top of the page, or by Shift+Tab from its end, until the focus leaves it; every stop must be
 * seen, uncovered, and next to the one before.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Walk> {
  const expected = await page.evaluate(countTabStops);
  const stops: FocusStop[] = [];
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readFocus);
    if (!stop) break;
    const before = stops.at(-1);
    if (stops.length > expected * 2)
      throw new Error(`The focus does not leave the page after ${String(stops.length)} stops: ${stop.name}`);
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    if (before && key === 'Tab' && jumpsBack(before, stop))
      faults.push(`${stop.name} is above ${before.name}, which comes before it`);
    stops.push(stop);
  }
  if (stops.length < expected) faults.push(`${key} reaches ${String(stops.length)} of ${String(expected)} controls`);
  return {stops, faults};
}
