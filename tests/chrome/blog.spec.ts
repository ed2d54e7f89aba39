import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const POSTS = ['mdx-blog-post', 'long-blog-post', 'first-blog-post', 'welcome'];

/** How long a post takes to read, in each plural form of a language. */
function readingTimes(prefix: string): RegExp {
  const forms = textIn(prefix, 'theme.blog.post.readingTime.plurals', 'One min read|{readingTime} min read');
  return new RegExp(` · (?:${forms.replace('{readingTime}', String.raw`\d+`)})$`);
}

for (const {id, prefix} of languagesInTurn(1)) {
  // holds: blog.by-year
  test(`${id}: the blog lists its posts by year, with authors, reading time and tags`, async ({page}) => {
    await open(page, `${prefix}/blog`);
    const sidebar = page.locator('aside nav');
    await expect(sidebar).toContainText('2026');
    for (const post of POSTS) await expect(sidebar.locator(`a[href="${prefix}/blog/${post}"]`)).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(POSTS.length);
    for (const article of await page.locator('main article').all()) {
      await expect(
        article.locator(`a[href="${prefix}/blog/authors/portal"], a[href^="https://github.com/Conflux-Chain"]`).first(),
      ).toBeVisible();
      await expect(article.locator('time')).toHaveAttribute('datetime', /^2026-11-\d\d/);
      await expect(article.locator('header :has(> time)')).toHaveText(readingTimes(prefix));
      expect(await article.locator(`a[href^="${prefix}/blog/tags/"]`).count()).toBeGreaterThan(0);
    }
  });

  for (const feed of ['rss.xml', 'atom.xml']) {
    // holds: blog.feeds
    test(`${id}: ${feed} holds the four posts of the language`, async ({page, request}) => {
      await open(page, `${prefix}/blog`);
      await expect(page.locator(`main a[href="${prefix}/blog/${feed}"]`)).toBeVisible();
      const text = await (await request.get(`${prefix}/blog/${feed}`)).text();
      for (const post of POSTS) expect(text).toContain(`${prefix}/blog/${post}`);
      expect(text.match(/<(?:item|entry)>/g)).toHaveLength(POSTS.length);
      expect(text.match(/<(?:atom:)?link rel="self"[^>]*>/g)).toEqual([
        expect.stringMatching(`href="https://[^"/]+${prefix}/blog/${feed}"`),
      ]);
    });
  }
}
