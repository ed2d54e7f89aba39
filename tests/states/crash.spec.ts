import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL, expectedConsole: [/The fragile part broke\.|Somebody broke it\./]});

const SCREEN = {
  '': ['This page crashed.', 'Try again'],
  '/zh': ['页面已崩溃。', '重试'],
  '/es': [/Esta página ha fallado|Esta página falló/, /Intentar de nuevo|Intente de nuevo|Reintentar/],
} as const;

for (const [prefix, [title, again]] of Object.entries(SCREEN)) {
  test(`${prefix || '/'}: a page that breaks shows the crash screen with the causes, inside the frame; Try again brings it back`, async ({page}) => {
    await open(page, `${prefix}/parts`);
    await page.getByRole('button', {name: 'Break'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('.main-wrapper')).toContainText(/The fragile part broke\.\s+Cause:\s+Somebody broke it\./);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer.footer')).toBeAttached();
    await page.getByRole('button', {name: again}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Parts');
    await expect(page.getByRole('button', {name: 'Break'})).toBeVisible();
  });
}
