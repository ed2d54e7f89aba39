import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {opener, pageOf, panel} from '../support/rpcConsole';
import {dialog, lookUp, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';

const MOTION_MS = 1;

/**
 * Every element whose transition or animation would take longer than the limit, and a root that scrolls smoothly. Runs
 * in the page.
 */
function readMotion(limit: number): string[] {
  const toMs = (list: string): number =>
    Math.max(...list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
  const faults: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const moves = style.transitionProperty !== 'none' && toMs(style.transitionDuration) > limit;
      const runs = style.animationName !== 'none' && toMs(style.animationDuration) > limit;
      if (moves || runs)
        faults.push(
          `<${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo ?? ''} ${moves ? style.transition : style.animation}`,
        );
      if (!pseudo && style.scrollBehavior === 'smooth') faults.push(`<${element.localName}> scrolls smoothly`);
    }
  }
  return [...new Set(faults)];
}

const KINDS = [
  '/',
  '/docs/general/conflux-basics/gas',
  '/docs/espace/DeveloperQuickstart',
  '/docs/core/rpc/cfx_call',
  '/blog',
  '/nothing-here',
  `${FIXTURE_URL}/docs/overview`,
];

for (const address of KINDS) {
  // holds: a11y.reduced-motion
  test(`with reduced motion nothing on ${address} moves for longer than 1 ms`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    if (address.includes('/rpc/')) await opener(page).click();
    expect(await page.evaluate(readMotion, MOTION_MS)).toEqual([]);
    const running = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(running.filter((duration) => Number(duration) > MOTION_MS)).toEqual([]);
    await page.setViewportSize({width: 375, height: 740});
    await expect(page.locator('button.navbar__toggle')).toBeVisible();
    await page.locator('button.navbar__toggle').click();
    expect(await page.evaluate(readMotion, MOTION_MS), 'with the sidebar open').toEqual([]);
  });
}

// holds: a11y.forced-colours
test.describe('forced colours', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  });

  /** Everything about an element that forced colors leave to tell it from another by. */
  const lookOf = (page: Page, selector: string, index = 0): Promise<string> =>
    page
      .locator(selector)
      .nth(index)
      .evaluate((element) => {
        const {
          color,
          backgroundColor,
          outlineStyle,
          outlineColor,
          borderTopStyle,
          borderTopColor,
          borderTopWidth,
          textDecorationLine,
          fontWeight,
        } = getComputedStyle(element);
        const border =
          borderTopStyle === 'none' || borderTopWidth === '0px'
            ? ''
            : `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
        return [
          color,
          backgroundColor,
          outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor}`,
          border,
          textDecorationLine,
          fontWeight,
        ].join(' | ');
      });

  test('the page being read is told from others in sidebar, navbar and contents', async ({page}) => {
    await open(page, '/docs/general/conflux-basics/gas');
    const entry = '.theme-doc-sidebar-menu a.menu__link';
    expect(await lookOf(page, `${entry}[aria-current="page"]`)).not.toBe(
      await lookOf(page, `${entry}:not(.menu__link--active)`),
    );
    expect(await lookOf(page, '.navbar__link--active')).not.toBe(
      await lookOf(page, '.theme-layout-navbar-left .navbar__link:not(.navbar__link--active)'),
    );
  });

  test('the focus is outlined in a colour of the system on links, buttons and fields', async ({page}) => {
    await open(page, pageOf('core', 'cfx_call'));
    await opener(page).click();
    // It takes the focus once it is there.
    await expect(page.locator('#openrpc-send')).toBeVisible();
    const system = await page.evaluate(() => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const colours = ['Highlight', 'CanvasText', 'LinkText', 'ButtonText', 'ButtonBorder'].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return colours;
    });
    for (const target of [
      page.locator('.navbar__brand'),
      page.locator('#openrpc-send'),
      panel(page).locator('select').first(),
      page.locator('main a[href]').first(),
    ]) {
      await target.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
      const [style, width, color] = await target.evaluate((element) => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
        return [outlineStyle, parseFloat(outlineWidth), outlineColor];
      });
      expect(style).not.toBe('none');
      expect(width).toBeGreaterThanOrEqual(2);
      expect(system).toContain(color);
    }
  });

  test('the console keeps the edges of its buttons, and its choices show which is chosen', async ({page}) => {
    await open(page, pageOf('core', 'cfx_call'));
    await opener(page).click();
    for (const button of await panel(page)
      .locator('button.button, select, input:not([type="radio"], [type="checkbox"])')
      .all()) {
      if (!(await button.isVisible())) continue;
      const {style, width} = await button.evaluate((element) => ({
        style: getComputedStyle(element).borderTopStyle,
        width: parseFloat(getComputedStyle(element).borderTopWidth),
      }));
      expect([
        style === 'none' || width === 0,
        await button.evaluate((element) => element.outerHTML.slice(0, 90)),
      ]).toEqual([false, expect.anything()]);
    }
    const chosen = '#console input[type="radio"][value="form"] + span';
    const other = '#console input[type="radio"][value="json"] + span';
    expect(await lookOf(page, chosen)).not.toBe(await lookOf(page, other));
  });

  test('the result that Enter would open is told from the others in the search dialog', async ({page}) => {
    await open(page, '/docs/overview');
    await openSearch(page);
    await lookUp(page, 'gas');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const option = '[role="dialog"] [role="option"], dialog [role="option"]';
    await expect(dialog(page)).toBeVisible();
    expect(await lookOf(page, option, 0)).not.toBe(await lookOf(page, option, 1));
  });

  test('the chosen tab is told from the others, and icons keep a colour that is seen', async ({page}) => {
    await open(page, '/markdown-page');
    expect(await lookOf(page, '[role="tab"][aria-selected="true"]')).not.toBe(
      await lookOf(page, '[role="tab"][aria-selected="false"]'),
    );
    const invisible = await page.locator('.navbar svg:visible, main button svg:visible').evaluateAll((icons) => {
      const probe = document.createElement('i');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      return icons.filter((icon) => {
        const shape = icon.querySelector('path, rect, circle, use') ?? icon;
        const {fill, stroke} = getComputedStyle(shape);
        return [fill, stroke].every((paint) => paint === 'none' || paint === canvas);
      }).length;
    });
    expect(invisible).toBe(0);
  });
});

// holds: a11y.reduced-motion
test('motion is found in a transition and in an animation', async ({page}) => {
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Made up</title><link rel="icon" href="data:,"><style>html {scroll-behavior: smooth} a {transition: color 200ms} i {animation: x 2s} @keyframes x {to {opacity: 0}}</style><a>a</a><i>i</i>',
    }),
  );
  await page.goto('/made-up');
  expect(await page.evaluate(readMotion, MOTION_MS)).toHaveLength(3);
});
