import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

/**
 * Opens the categories of the sidebar and returns the transition that each list is given, in milliseconds, with its
 * full height.
 */
async function collapseTimes(page: Page): Promise<{height: number; duration: number}[]> {
  await open(page, '/docs/next/overview');
  return page.evaluate(async () => {
    const seen: {height: number; duration: number}[] = [];
    const watch = new MutationObserver((records) => {
      for (const {target} of records) {
        const {transition} = (target as HTMLElement).style;
        const duration = /height ([\d.]+m?s)/.exec(transition)?.[1];
        if (!duration) continue;
        const list = target as HTMLElement;
        if (list.dataset.noted) continue;
        list.dataset.noted = 'true';
        seen.push({
          height: list.scrollHeight,
          duration: duration.endsWith('ms') ? parseFloat(duration) : parseFloat(duration) * 1000,
        });
      }
    });
    const menu = document.querySelector('.theme-doc-sidebar-menu');
    if (menu) watch.observe(menu, {attributes: true, attributeFilter: ['style'], subtree: true});
    for (const label of ['Grouped', 'Two pages', 'One page']) {
      const links = [...document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-menu [aria-expanded]')];
      const before = seen.length;
      links.find((link) => `${link.textContent} ${link.ariaLabel ?? ''}`.includes(label))?.click();
      while (seen.length === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return seen;
  });
}

// holds: sidebar.collapse-time
test('a category opens in a time that grows with the height of its content', async ({page}) => {
  const times = await collapseTimes(page);
  expect(times.length).toBe(3);
  const byHeight = [...times].sort((a, b) => a.height - b.height);
  for (const [index, {height, duration}] of byHeight.entries()) {
    const shorter = byHeight[index - 1];
    if (shorter && shorter.height < height) expect(duration).toBeGreaterThan(shorter.duration);
    expect(duration).toBeGreaterThan(50);
  }
  expect(new Set(byHeight.map(({height}) => height)).size).toBeGreaterThan(1);
});

// holds: sidebar.collapse-reduced-motion
test('with reduced motion it takes 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await collapseTimes(page)).map(({duration}) => duration)).toEqual([1, 1, 1]);
});
