import {open} from '../support/open';
import {expect, test} from '../support/test';

const TOGGLE = /Switch between dark and light mode/;

// holds: colour.default
test('light is the default, even if the system is dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/overview');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

// holds: colour.toggle
test('the toggle flips the mode, keeps it under the key theme, and a later visit has it from the start', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const toggle = page.getByRole('button', {name: TOGGLE});
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect.poll(background).not.toBe(light);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {modeAtParse: document.documentElement.dataset.theme});
    });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as Window & {modeAtParse?: string}).modeAtParse)).toBe('dark');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

// holds: colour.tabs
test('a change in one tab reaches the other', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/docs/overview');
  await open(other, '/blog');
  await page.getByRole('button', {name: TOGGLE}).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', {name: TOGGLE}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// holds: colour.cleared
test('clearing the stored choice falls back to light, not to a dark system', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const other = await context.newPage();
  await open(page, '/docs/overview');
  await open(other, '/docs/overview');
  await page.getByRole('button', {name: TOGGLE}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => {
    localStorage.removeItem('theme');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// holds: colour.default
test('the system turning dark while the page is open changes nothing', async ({page}) => {
  await open(page, '/docs/overview');
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
