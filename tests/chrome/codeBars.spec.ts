// holds: docs.code-bars
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {builtPages} from '../support/builtPages';
import {holdScripts} from '../support/heldScripts';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {currentTenth, tenthOf} from '../support/rotatingTenth';
import {expect, test} from '../support/test';

const HEIGHT = 38;
const WIDTHS = [375, 768, 1280, 1680];
/** Pages whose bars are the fullest: long names, versions of their own, what a diff saves. */
const FULLEST = [
  '/docs/espace/tutorials/upgradableContract/uups',
  '/docs/espace/tutorials/upgradableContract/check-upgrade',
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/espace/DeveloperQuickstart',
];
const UUPS = '/docs/espace/tutorials/upgradableContract/uups';
const GROUP = 40;

const tenth = tenthOf(
  builtPages().filter(({file}) => readFileSync(file, 'utf8').includes('data-code-bar')),
  currentTenth(),
);

/** The bars of a page that aren't one line of 38 px, and those with a part outside of them or an end of a name cut. */
function wrongBars(page: Page): Promise<string[]> {
  return page.locator('[data-code-bar]').evaluateAll((bars, height) => {
    const isShown = (bar: Element): boolean => bar.getClientRects().length > 0;
    return bars.filter(isShown).flatMap((bar) => {
      const box = bar.getBoundingClientRect();
      const room = bar.lastElementChild?.getBoundingClientRect();
      const tail = bar.firstElementChild?.querySelector('[title] > span:last-child')?.getBoundingClientRect();
      const faults = [
        Math.abs(box.height - height) > 0.5 && `is ${String(box.height)} px high`,
        (room?.right ?? Infinity) > box.right && 'has its buttons outside',
        tail && tail.right > (room?.left ?? 0) && 'has the end of its name below its buttons',
      ].filter((fault) => typeof fault === 'string');
      return faults.map((fault) => `“${bar.textContent}” ${fault}`);
    });
  }, HEIGHT);
}

const groups = Array.from({length: Math.ceil(tenth.length / GROUP)}, (_, index) =>
  tenth.slice(index * GROUP, (index + 1) * GROUP),
);

for (const [index, group] of groups.entries()) {
  test(`bars of tenth ${String(currentTenth())}, group ${String(index + 1)}: each is one line`, async ({browser}) => {
    test.setTimeout(group.length * 5000);
    // Without scripts: a bar is as high as it was served, which the last test holds for the page with its scripts.
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    for (const {address} of group) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect(await wrongBars(page), `${address} at ${String(width)} px`).toEqual([]);
      }
    }
    await context.close();
  });
}

for (const [index, address] of FULLEST.entries()) {
  for (const {id, prefix} of languagesInTurn(index)) {
    test(`${id}: the bars of ${address} are one line, with scripts`, async ({page}) => {
      await open(page, prefix + address);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect(await page.locator('[data-code-bar]').count()).toBeGreaterThan(0);
        expect(await wrongBars(page), `at ${String(width)} px`).toEqual([]);
      }
    });
  }
}

/** Where the parts of all bars are, from the bar's left edge on, with its height. */
const places = (page: Page): Promise<number[][]> =>
  page.locator('[data-code-bar]').evaluateAll((bars) =>
    bars.map((bar) => {
      const {left, height} = bar.getBoundingClientRect();
      return [
        height,
        ...[...bar.children].flatMap((part) => {
          const box = part.getBoundingClientRect();
          return [box.left - left, box.width];
        }),
      ];
    }),
  );

for (const width of [375, 1280]) {
  test(`nothing in a bar moves when the scripts come, at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const scripts = await holdScripts(page);
    scripts.mode = 'hold';
    await page.goto(UUPS, {waitUntil: 'commit'});
    await expect(page.locator('[data-code-bar]').last()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('[data-code-bar] button[class*=copy]')).toHaveCount(0);
    const served = await places(page);
    expect(served.length).toBeGreaterThan(3);
    scripts.mode = 'pass';
    await scripts.release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
    expect(await places(page)).toEqual(served);
  });
}

/** The bars with a name, and what of each is shown. */
const readNames = (page: Page): Promise<{isWhole: boolean; isCut: boolean; hasLanguage: boolean}[]> =>
  page.locator('[data-code-bar]:has(> :first-child [title])').evaluateAll(
    (bars, half) =>
      bars.map((bar) => {
        const name = bar.firstElementChild?.querySelector('[title]');
        const head = name?.firstElementChild;
        const language = name?.nextElementSibling;
        return {
          isWhole: name?.getAttribute('title') === name?.textContent,
          isCut: head ? head.scrollWidth > head.clientWidth : false,
          hasLanguage: language ? language.getBoundingClientRect().top < bar.getBoundingClientRect().top + half : false,
        };
      }),
    HEIGHT / 2,
  );

test('the language of a bar goes before its name is cut, and a cut name keeps its end', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, UUPS);
  const short = await readNames(page);
  await open(page, '/docs/espace/tutorials/scaffoldCfx/scaffold');
  const bars = [...short, ...(await readNames(page))];
  expect(bars.every(({isWhole}) => isWhole)).toBe(true);
  expect(bars.filter(({isCut, hasLanguage}) => isCut && hasLanguage)).toEqual([]);
  expect(bars.some(({isCut}) => isCut)).toBe(true);
  expect(bars.some(({hasLanguage}) => hasLanguage)).toBe(true);
});
