import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** Where the search keeps its recents in the browser. */
export const RECENTS_KEY = 'portal.searchRecent';

/** The search dialog. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** The dialog's field. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox');

/** The results in the order of the arrow keys. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** The pages in the list, each with its sections, or the kinds of recents. */
export const groups = (page: Page): Locator => dialog(page).getByRole('listbox').getByRole('group');

/** The sentence that is read out to say what was found. */
export const status = (page: Page): Locator => dialog(page).getByRole('status');

/** The text that shows a result's title, without its badge. */
export const titleOf = (result: Locator): Locator => result.locator('[id$="-name"] > span').first();

/** The radio button of an area by its value in addresses. */
export const area = (root: Locator, value: string): Locator => root.locator(`input[type="radio"][value="${value}"]`);

/** Opens the search from the navbar. */
export async function openSearch(page: Page): Promise<void> {
  await page.locator('.navbar button[aria-keyshortcuts]').click();
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits for its results. */
export async function lookUp(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(status(page)).toContainText(query.trim());
}

/** Opens the best page of a query and waits until it is there: with it comes another navbar, which has no dialog. */
export async function openBest(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await lookUp(page, query);
  const title = await titleOf(options(page).first()).innerText();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText(title);
}

/** Walks down to the first option whose address matches, and gives the address. */
export async function walkTo(page: Page, address: RegExp): Promise<string> {
  const addresses = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const index = addresses.findIndex((each) => address.test(each));
  expect(index, `${String(address)} among ${addresses.join(' ')}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  return addresses[index] ?? '';
}
