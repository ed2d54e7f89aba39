// holds: errors.unlisted
import {FIXTURE_URL} from '../support/addresses';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

test.use({baseURL: FIXTURE_URL});

const PAGE = '/docs/overview/unlisted';
const NOTICE =
  'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: an unlisted page loads, shows a notice, and keeps search engines away`, async ({page}) => {
    await open(page, prefix + PAGE);
    await expect(page.locator('.theme-unlisted-banner')).toContainText(
      textIn(prefix, 'theme.contentVisibility.unlistedBanner.message', NOTICE),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  test(`${id}: no sidebar, pagination or sitemap leads to the unlisted page`, async ({page, request}) => {
    await open(page, `${prefix}/docs/overview`);
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
    await expect(page.locator(`a[href="${prefix}${PAGE}"]`)).toHaveCount(0);
    const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toContain('unlisted');
  });
}

test('a listed page has neither the notice nor the request to search engines', async ({page}) => {
  await open(page, '/docs/overview/second');
  await expect(page.locator('.theme-unlisted-banner')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
