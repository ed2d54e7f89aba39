import {FIXTURE_URL} from '../support/addresses';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

test.use({
  baseURL: FIXTURE_URL,
  expectedConsole: [/The fragile (?:part|item) broke\.|Somebody broke it\.|navbar item failed to render/],
});

for (const {id, prefix} of languagesInTurn(0)) {
  // holds: frame.crash
  test(`${id}: a page that breaks shows the crash screen with the causes, inside the frame; Try again brings it back`, async ({
    page,
  }) => {
    await open(page, `${prefix}/parts`);
    await page.getByRole('button', {name: 'Break'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      textIn(prefix, 'theme.ErrorPageContent.title', 'This page crashed.'),
    );
    await expect(page.locator('.main-wrapper')).toContainText(
      /The fragile part broke\.\s+Cause:\s+Somebody broke it\./,
    );
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer.footer')).toBeAttached();
    await page.getByRole('button', {name: textIn(prefix, 'theme.ErrorPageContent.tryAgain', 'Try again')}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Parts');
    await expect(page.getByRole('button', {name: 'Break'})).toBeVisible();
  });
}

for (const {id, prefix} of languagesInTurn(1)) {
  // holds: frame.crash
  test(`${id}: a frame that breaks says so in the reader's language, and Try again brings it back`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await page.evaluate(() => window.dispatchEvent(new Event('break-navbar')));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      textIn(prefix, 'theme.ErrorPageContent.title', 'This page crashed.'),
    );
    await page.getByRole('button', {name: textIn(prefix, 'theme.ErrorPageContent.tryAgain', 'Try again')}).click();
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
}

// holds: navbar.broken-item
test('a navbar item that breaks tells the admin which item of the configuration to check, with the cause', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  await page.evaluate(() => window.dispatchEvent(new Event('break-navbar')));
  await expect(page.getByRole('heading', {name: /This page crashed/})).toBeVisible();
  const words = page.locator('#__docusaurus');
  await expect(words).toContainText('A theme navbar item failed to render.');
  await expect(words).toContainText(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config',
  );
  await expect(words).toContainText('"type": "custom-fragile"');
  await expect(words).toContainText(/Cause:\s+The fragile item broke\./);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('nav.navbar')).toBeVisible();
});
