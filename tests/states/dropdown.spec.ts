import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

const menu = (page: Page) => page.locator('.navbar .dropdown__menu').filter({hasText: 'First'});
const opener = (page: Page) => page.getByRole('button', {name: 'Menu', exact: true});

// holds: dropdown.hover
test('a dropdown opens under the pointer and closes when it leaves', async ({page}) => {
  await open(page, '/docs/overview');
  await expect(menu(page)).toBeHidden();
  await opener(page).hover();
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(menu(page)).toBeHidden();
});

// holds: dropdown.enter
test('Enter opens a dropdown and closes it again; a click elsewhere closes it', async ({page}) => {
  await open(page, '/docs/overview');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(menu(page)).toBeHidden();
});

// holds: dropdown.focus
test('a dropdown closes once the focus leaves it, and stays open while the focus is inside', async ({page}) => {
  await open(page, '/docs/overview');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', {name: 'First'})).toBeFocused();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  // holds: dropdown.touch
  test('a touch elsewhere closes a dropdown', async ({page}) => {
    await open(page, '/docs/overview');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('main')?.dispatchEvent(new TouchEvent('touchstart', {bubbles: true}));
    });
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('on a narrow window', () => {
  test.use({viewport: {width: 600, height: 900}});

  const openSidebar = async (page: Page, address: string): Promise<void> => {
    await open(page, address);
    await page.locator('button.navbar__toggle').click();
  };
  const item = (page: Page) =>
    page
      .locator('.navbar-sidebar .menu__list-item')
      .filter({has: page.getByRole('button', {name: 'Menu', exact: true})});

  // holds: dropdown.mobile
  test('a dropdown is a collapsible list that is closed when none of its links is the present page', async ({page}) => {
    await openSidebar(page, '/markdown-page');
    await expect(item(page).getByRole('link', {name: 'First'})).toBeHidden();
    await item(page).getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(item(page).getByRole('link', {name: 'First'})).toBeVisible();
    await item(page).getByRole('button', {name: 'Collapse the dropdown'}).click();
    await expect(item(page).getByRole('link', {name: 'First'})).toBeHidden();
  });

  // holds: dropdown.mobile-active
  test('it starts open when one of its links is the present page', async ({page}) => {
    await openSidebar(page, '/docs/overview/second');
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(item(page).getByRole('link', {name: 'Second'})).toBeVisible();
  });
});
