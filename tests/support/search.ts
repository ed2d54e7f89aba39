import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** The search dialog. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** The dialog's field. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox');

/** The results in the order of the arrow keys. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** The sentence that is read out to say what was found. */
export const status = (page: Page): Locator => dialog(page).getByRole('status');

/** Opens the search from the navbar. */
export async function openSearch(page: Page): Promise<void> {
  await page.locator('.navbar button[aria-keyshortcuts]').click();
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits until it is answered. */
export async function lookUp(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(status(page)).toContainText(query.trim());
}
