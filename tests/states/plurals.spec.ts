// holds: docs.plurals
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

test('one post, two posts', async ({page}) => {
  await open(page, '/blog/tags/hola');
  await expect(page.locator('h1')).toHaveText('One post tagged with "Hola"');
  await open(page, '/blog/tags/hello');
  await expect(page.locator('h1')).toHaveText('2 posts tagged with "Hello"');
});

test('1 item, 2 items', async ({page}) => {
  await open(page, '/docs/next/category/grouped');
  const entries = page.locator('main article');
  await expect(entries).toContainText(/One page\s*1 item(?!s)/);
  await expect(entries).toContainText(/Two pages\s*2 items/);
});

test('one minute of reading, several minutes of reading', async ({page}) => {
  await open(page, '/blog/post');
  await expect(page.locator('article')).toContainText('One min read');
  await open(page, '/blog/long-post');
  await expect(page.locator('article')).toContainText(/[2-9] min read/);
});

test('Spanish has two forms as well, Chinese has one', async ({page}) => {
  await open(page, '/es/blog/tags/hola');
  await expect(page.locator('h1')).toContainText('Una entrada');
  await open(page, '/es/blog/tags/hello');
  await expect(page.locator('h1')).toContainText('2 entradas');
  await open(page, '/zh/blog/tags/hola');
  await expect(page.locator('h1')).toContainText(/1 篇/);
  await open(page, '/zh/blog/tags/hello');
  await expect(page.locator('h1')).toContainText(/2 篇/);
});
