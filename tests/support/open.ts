import type {Page} from '@playwright/test';
import {expect} from './test';

/** Opens an address and waits until the page answers to its reader. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The page's path, query and hash. */
export function addressOf(page: Page): string {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
}
