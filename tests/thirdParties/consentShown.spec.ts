import type {Locator, Page} from '@playwright/test';
import {BUILD_URL, FIXTURE_URL} from '../support/addresses';
import {faultsOf} from '../support/axe';
import {modesInTurn} from '../support/modes';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {ANALYTICS_ORIGIN} from '../support/thirdParties';

test.use({baseURL: FIXTURE_URL});

const PAGE = '/docs/overview';
const prompt = (page: Page): Locator => page.getByRole('region', {name: 'Statistics', exact: true});
const press = (page: Page, name: string): Promise<void> =>
  prompt(page).getByRole('button', {name, exact: true}).click();
const settings = (page: Page): Locator => page.locator('footer').getByRole('button', {name: 'Statistics settings'});

async function storeYes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('portal.consent', JSON.stringify({decision: 'granted', date: '2026-11-20'}));
  });
}

/** Notes each request for the statistics' script or to their host. */
function watchStatistics(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {origin, pathname, href} = new URL(request.url());
    if (origin === ANALYTICS_ORIGIN || pathname === '/js/analytics.js') asked.push(href);
  });
  return asked;
}

// holds: third-parties.nobody-else
test('the portal’s own build, which has no project, neither asks nor offers settings', async ({page}) => {
  await open(page, BUILD_URL + PAGE);
  await page.waitForLoadState('networkidle');
  await expect(prompt(page)).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
});

for (const mode of modesInTurn(1)) {
  // holds: a11y.axe-with-scripts
  test(`prompt, assistant and settings have no fault of WCAG 2.2 AA: ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      localStorage.setItem('docusaurus.announcement.id', 'fixture-1');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }, mode);
    await open(page, PAGE);
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByRole('region', {name: 'Documentation assistant'})).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  // holds: third-parties.do-not-track
  test(`${signal} outweighs an older yes: nothing is asked, loaded or sent, and the settings say why`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true});
    }, signal);
    const asked = watchStatistics(page);
    await storeYes(page);
    await open(page, PAGE);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/second"]').click();
    await expect(page).toHaveURL('/docs/overview/second');
    await page.waitForLoadState('networkidle');
    await expect(prompt(page)).toHaveCount(0);
    await settings(page).click();
    await expect(prompt(page)).toContainText('Your browser asks sites not to track you');
    await expect(prompt(page)).toBeFocused();
    await press(page, 'Close');
    await expect(settings(page)).toBeFocused();
    expect(asked).toEqual([]);
  });
}
