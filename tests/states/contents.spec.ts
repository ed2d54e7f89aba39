import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

// holds: docs.contents
test('a heading of level 4 is not listed in the table of contents', async ({page}) => {
  await open(page, '/docs/next/overview');
  await expect(page.locator('#fourth-level-heading')).toBeVisible();
  const listed = page.locator('.theme-doc-toc-desktop a');
  await expect(listed).toHaveText(['First heading', 'Second heading']);
});
