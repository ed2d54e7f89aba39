import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {dialog, field, openSearch, status} from '../support/search';
import {expect, test} from '../support/test';
import {leftOver, visibleTexts, type VisibleText} from './visibleTexts';

/** One kind of page, and what a reader does there before it is read. */
interface Sight {
  name: string;
  path: string;
  width?: number;
  act?: (page: Page) => Promise<void>;
}

const openMobileSidebar = async (page: Page): Promise<void> => {
  await page.locator('button.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
};

const SIGHTS: readonly Sight[] = [
  {name: 'home', path: '/'},
  {name: 'overview', path: '/docs/overview'},
  {name: 'docs page with badges and sources', path: '/docs/general/conflux-basics/gas'},
  {name: 'category', path: '/docs/category/run-a-node'},
  {name: 'docs tags', path: '/docs/tags'},
  {name: 'one docs tag', path: '/docs/tags/gas'},
  {name: 'blog', path: '/blog'},
  {name: 'post', path: '/blog/welcome'},
  {name: 'archive', path: '/blog/archive'},
  {name: 'authors', path: '/blog/authors'},
  {name: 'one author', path: '/blog/authors/portal'},
  {name: 'blog tags', path: '/blog/tags'},
  {name: 'one blog tag', path: '/blog/tags/hello'},
  {name: '404', path: '/no/such/page'},
  {name: 'standalone page', path: '/markdown-page'},
  {name: 'search', path: '/docs/overview', act: openSearch},
  {
    name: 'search that finds nothing',
    path: '/docs/overview',
    act: async (page) => {
      await openSearch(page);
      await field(page).fill('zzqqxx');
      await expect(status(page)).toContainText('zzqqxx');
    },
  },
  {
    name: 'search of a pasted address',
    path: '/docs/overview',
    act: async (page) => {
      await openSearch(page);
      await field(page).fill(`0x${'0f'.repeat(20)}`);
      await expect(dialog(page).locator('[aria-live="polite"] p')).toBeVisible();
    },
  },
  {name: 'search page', path: '/search'},
  {name: 'mobile sidebar', path: '/docs/general/conflux-basics/gas', width: 375, act: openMobileSidebar},
  {name: 'mobile main menu', path: '/', width: 375, act: openMobileSidebar},
];

const ALLOWED_FILE = path.join(__dirname, 'sameInEveryLanguage.txt');

const TRANSLATED = LANGUAGES.filter(({prefix}) => prefix !== '');

/** The texts that may be as in English, in all languages or ("es: …") in one; lines that begin with # are remarks. */
const allowed = readFileSync(ALLOWED_FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The lines of that file that the texts of each language call for. */
function linesFor(same: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...same].flatMap(([text, ids]) =>
    ids.size === TRANSLATED.length ? [text] : [...ids].map((id) => `${id}: ${text}`),
  );
}

async function look(page: Page, prefix: string, {path: address, width = 1280, act}: Sight): Promise<VisibleText[]> {
  await page.setViewportSize({width, height: 900});
  await open(page, prefix + address);
  await act?.(page);
  return visibleTexts(page);
}

// One test, since what counts for the list is whether any page of any language needs a line.
// holds: languages.no-english-left
test('no page of any kind keeps English in Chinese or Spanish, and every exemption is needed', async ({page}) => {
  const same = new Map<string, Set<string>>();
  for (const sight of SIGHTS) {
    const english = await look(page, '', sight);
    for (const {id, prefix} of TRANSLATED) {
      const found = leftOver(await look(page, prefix, sight), english);
      for (const {text} of found) same.set(text, (same.get(text) ?? new Set()).add(id));
      const faults = found.filter(({text}) => !allowed.includes(text) && !allowed.includes(`${id}: ${text}`));
      expect
        .soft(
          faults.map(({kind, text}) => `${kind}: ${text}`),
          `English in ${id}, ${sight.name}, ${prefix}${sight.path}`,
        )
        .toEqual([]);
    }
  }
  const needed = linesFor(same);
  expect
    .soft(
      allowed.filter((line) => !needed.includes(line)),
      'lines of tests/languages/sameInEveryLanguage.txt that no page needs',
    )
    .toEqual([]);
  expect.soft(allowed, 'each line once, in order').toEqual([...new Set(allowed)].sort());
});

test('the search for English finds texts, labels and titles, passes over code, and needs a word', async ({page}) => {
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A title</title><meta name="description" content="A description"><body>
        <p>A sentence <b>in parts</b> of 12 GB.</p><p hidden>Not seen</p><p style="visibility: hidden">Nor this</p>
        <button aria-label="A label" title="A hint"></button><input placeholder="A wish"><img alt="A picture" src="data:,">
        <code>const code = 1</code><span lang="en">English</span><a href="/x">https://main.example.org</a><i>v3.0.2</i>
        <section aria-labelledby="page-sources"><h2 id="page-sources">A heading</h2><ul><li>A source</li></ul></section>`,
    }),
  );
  await page.goto('/made-up');
  const texts = await visibleTexts(page);
  expect(leftOver(texts, texts).map(({kind, text}) => `${kind}: ${text}`)).toEqual([
    'page title: A title',
    'page description: A description',
    'text: A sentence',
    'text: in parts',
    'text: A heading',
    'aria-label: A label',
    'title: A hint',
    'placeholder: A wish',
    'alt: A picture',
  ]);
  expect(leftOver(texts, [])).toEqual([]);
});
