import type {Page} from '@playwright/test';

/** Makes the reader one who saves data, so that nothing is loaded ahead of a click. */
export async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const none = (): void => undefined;
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', addEventListener: none, removeEventListener: none},
    });
  });
}
