import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

test.describe('at 995 px and below', () => {
  test.use({viewport: {width: 995, height: 800}});

  // holds: navbar.breakpoint
  test('the navbar is a hamburger at 995 px and a row of links at 997 px', async ({page}) => {
    await open(page, '/docs/overview');
    const hamburger = page.locator('button.navbar__toggle');
    const items = page.locator('.theme-layout-navbar-left a.navbar__link');
    await expect(hamburger).toBeVisible();
    await expect(items.first()).toBeHidden();
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger).toBeHidden();
    await expect(items.first()).toBeVisible();
  });

  for (const {id, prefix} of languagesInTurn(0)) {
    // holds: mobile.sidebar
    test(`${id}: the hamburger opens a sidebar, whose page menu has a way back to the main menu`, async ({page}) => {
      await open(page, `${prefix}/docs/general/conflux-basics/gas`);
      const hamburger = page.locator('button.navbar__toggle');
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar).toBeHidden();
      await hamburger.click();
      await expect(sidebar).toBeInViewport();
      await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
      const back = sidebar.getByRole('button', {
        name: textIn(prefix, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'),
      });
      await expect(back).toBeInViewport();
      await expect(sidebar.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toBeInViewport();
      await back.click();
      await expect(back).not.toBeInViewport();
      await expect(sidebar.locator(`a[href="${prefix}/docs/core/Overview"]`).first()).toBeInViewport();
      await sidebar.locator('.navbar-sidebar__close').click();
      await expect(sidebar).toBeHidden();
    });
  }

  // Both stay inside the docs, where nothing but the link itself closes the sidebar.
  // holds: mobile.sidebar
  test('a link of the page menu leads to its page and closes the sidebar', async ({page}) => {
    await open(page, '/docs/overview');
    await page.locator('button.navbar__toggle').click();
    await page.locator('.navbar-sidebar a[href="/docs/overview/space-intro"]').click();
    await expect(page).toHaveURL('/docs/overview/space-intro');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  // holds: mobile.sidebar
  test('a link of the main menu leads to its page and closes the sidebar', async ({page}) => {
    await open(page, '/docs/overview');
    await page.locator('button.navbar__toggle').click();
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar a[href="/docs/core/Overview"]').first().click();
    await expect(page).toHaveURL('/docs/core/Overview');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  // holds: mobile.sidebar
  test('a click beside the sidebar closes it', async ({page}) => {
    await open(page, '/docs/overview');
    await page.locator('button.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 980, y: 400}});
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  // holds: mobile.back
  test('going back closes the sidebar and stays on the page', async ({page}) => {
    await open(page, '/docs/overview');
    await page.locator('.theme-doc-markdown a[href="/docs/overview/space-intro"]').first().click();
    await expect(page).toHaveURL('/docs/overview/space-intro');
    await page.locator('button.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.evaluate(() => {
      window.history.back();
    });
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    // The step back is taken back, which the browser does in its own time.
    await expect(page).toHaveURL('/docs/overview/space-intro');
    await page.goBack();
    await expect(page).toHaveURL('/docs/overview');
  });

  // holds: mobile.wide
  test('the sidebar is hidden as soon as the window is wide, and stays so when it is narrow again', async ({page}) => {
    await open(page, '/docs/overview');
    await page.locator('button.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await page.setViewportSize({width: 995, height: 800});
    await expect(page.locator('button.navbar__toggle')).toBeVisible();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
});
