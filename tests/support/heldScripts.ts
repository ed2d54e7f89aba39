import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {savesData} from './savesData';

/** What becomes of a page's scripts: passed on, kept waiting, or refused. */
type Mode = 'pass' | 'hold' | 'refuse';

/** Scripts that the page asks for while they are not simply passed on. */
export interface HeldScripts {
  mode: Mode;
  /** Waits until all scripts that a click on this link asks for are waiting. */
  follow: (link: Locator) => Promise<void>;
  /** Lets all that wait go on. */
  release: () => Promise<void>;
  /** Takes those that wait out of the list and returns what lets them go on, or refuses them. */
  take: () => {release: () => Promise<void>; refuse: () => Promise<void>};
}

/** Puts a test between the page and its scripts; the reader saves data, so that nothing is loaded ahead of a click. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let held: Route[] = [];
  const take: HeldScripts['take'] = () => {
    const taken = held;
    held = [];
    return {
      release: async () => {
        for (const route of taken) await route.continue();
      },
      refuse: async () => {
        for (const route of taken) await route.abort();
      },
    };
  };
  const countTags = (): Promise<number> => page.locator('script[src*="/assets/js/"]').count();
  const follow = async (link: Locator): Promise<void> => {
    const before = await countTags();
    scripts.mode = 'hold';
    // The pointer would already load the page by being over the link.
    await link.evaluate((element: HTMLElement) => {
      element.click();
    });
    await expect.poll(async () => held.length > 0 && held.length === (await countTags()) - before).toBe(true);
  };
  const scripts: HeldScripts = {mode: 'pass', follow, take, release: () => take().release()};
  await savesData(page);
  await page.route('**/assets/js/*.js', async (route) => {
    if (scripts.mode === 'pass') await route.continue();
    else if (scripts.mode === 'refuse') await route.abort();
    else held.push(route);
  });
  return scripts;
}
