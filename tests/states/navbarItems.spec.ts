import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

// holds: navbar.kinds
test('every kind of navbar item is shown and leads where it should', async ({page}) => {
  await open(page, '/docs/overview');
  const left = page.locator('.theme-layout-navbar-left');
  const right = page.locator('.theme-layout-navbar-right');
  await expect(left.getByRole('link', {name: 'Overview'})).toHaveAttribute('href', '/docs/overview');
  await expect(left.getByRole('link', {name: 'A doc'})).toHaveAttribute('href', '/docs/overview/second');
  await expect(left.locator('#html-item')).toHaveText('HTML');
  await expect(left.getByRole('link', {name: 'A version'})).toHaveAttribute('href', '/docs/overview');
  await expect(left.locator('.dropdown__menu a', {hasText: /First|Second/})).toHaveText(['First', 'Second']);
  await expect(right.locator('.dropdown', {hasText: '2.0'}).locator('.dropdown__menu a')).toHaveText([
    'Next',
    '2.0',
    '1.0',
  ]);
  await expect(right.locator('.dropdown', {hasText: 'English'}).locator('.dropdown__menu a')).toHaveText([
    'English',
    '简体中文',
    'Español',
  ]);
  await expect(right.getByRole('button', {name: 'Search'})).toBeVisible();
});

// holds: navbar.default-position
test('an item without a position stands on the right', async ({page}) => {
  await open(page, '/docs/overview');
  await expect(page.locator('.theme-layout-navbar-right').getByRole('link', {name: 'No position'})).toBeVisible();
  await expect(page.locator('.theme-layout-navbar-left').getByRole('link', {name: 'No position'})).toHaveCount(0);
});

// holds: navigation.active-link
test('a link to the present page has the class active and aria-current page, a link elsewhere has neither', async ({
  page,
}) => {
  await open(page, '/parts');
  const here = page.locator('main').getByRole('link', {name: 'Here', exact: true});
  await expect(here).toHaveClass(/(^| )active( |$)/);
  await expect(here).toHaveAttribute('aria-current', 'page');
  const elsewhere = page.locator('main').getByRole('link', {name: 'Elsewhere'});
  await expect(elsewhere).not.toHaveClass(/active/);
  expect(await elsewhere.getAttribute('aria-current')).toBeNull();
  await elsewhere.click();
  await expect(page).toHaveURL('/picture');
});

// holds: navigation.target
test('a link with a target other than its own window is left to the browser', async ({page, context}) => {
  await open(page, '/parts');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', {name: 'In another tab'}).click(),
  ]);
  await expect(tab).toHaveURL('/picture');
  await expect(page).toHaveURL('/parts');
});

// holds: frame.footer-flat
test('the footer can be a flat list of links with a logo and a copyright line', async ({page}) => {
  await open(page, '/docs/overview');
  const footer = page.locator('footer.footer');
  await expect(footer).toHaveClass(/footer--dark/);
  await expect(footer.locator('.footer__title')).toHaveCount(0);
  await expect(footer.locator('.footer__links a')).toHaveText(['Flat link']);
  await expect(footer.locator('a[href="https://example.com"] img').first()).toHaveAttribute('alt', 'Fixture');
  await expect(footer.locator('.footer__copyright')).toHaveText('Copyright © 2024 Fixture');
});
