// holds: languages.untranslated-pages
import type {APIRequestContext, Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

test.use({baseURL: FIXTURE_URL});

const MISSING = '/docs/next/overview/second';
const STALE = '/docs/next/overview';
const CURRENT = '/docs/next/overview/translated';
const SITE = 'https://doc.confluxnetwork.org';

const notice = (page: Page, state: string) => page.locator(`[data-translation="${state}"]`);
const alternates = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort());
const sitemap = async (request: APIRequestContext, prefix: string): Promise<string> =>
  (await request.get(`${prefix}/sitemap.xml`)).text();

for (const {id, prefix} of languagesInTurn(1).filter((language) => language.prefix !== '')) {
  test(`${id}: an untranslated page says so in the reader's language and names the way to help`, async ({page}) => {
    await open(page, prefix + MISSING);
    await expect(notice(page, 'missing')).toBeVisible();
    await expect(notice(page, 'missing')).toContainText(textIn(prefix, 'translation.missing.text', ''));
    await expect(page.locator('.theme-admonition', {has: notice(page, 'missing')})).toContainText(
      textIn(prefix, 'translation.missing.title', ''),
    );
    await expect(notice(page, 'missing').locator('a')).toHaveText(textIn(prefix, 'translation.help', ''));
    await expect(notice(page, 'missing').locator('a')).toHaveAttribute(
      'href',
      `${prefix}/docs/general/CONTRIBUTING/how-to-contribute`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', id);
  });

  test(`${id}: text, contents, breadcrumb and links of an untranslated page say that they are English`, async ({
    page,
  }) => {
    await open(page, prefix + MISSING);
    await expect(page.locator('.theme-doc-markdown')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.theme-doc-toc-desktop [lang="en"] a').first()).toBeVisible();
    await expect(page.locator('.breadcrumbs__item--active .breadcrumbs__link')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toHaveAttribute('lang', 'en');
  });

  test(`${id}: an untranslated page has the English page as canonical and is absent from the language's sitemap`, async ({
    page,
    request,
  }) => {
    await open(page, prefix + MISSING);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + MISSING);
    expect(await sitemap(request, prefix)).not.toContain(`${prefix}${MISSING}<`);
    expect(await sitemap(request, '')).toContain(`${SITE}${MISSING}<`);
  });
}

test('a translated page has no part in English, and its link to one that is not translated says so', async ({page}) => {
  await open(page, `/zh${CURRENT}`);
  await expect(page.locator(`.theme-doc-sidebar-menu a[href="/zh${MISSING}"]`)).toHaveAttribute('lang', 'en');
  await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).not.toHaveAttribute('lang');
  await expect(page.locator('main article [lang="en"]')).toHaveCount(0);
});

test('a language that lacks a page is in no language’s hreflang set of it', async ({page}) => {
  for (const {prefix} of LANGUAGES) {
    await open(page, prefix + MISSING);
    expect(await alternates(page)).toEqual(['en', 'x-default']);
    await open(page, prefix + CURRENT);
    expect(await alternates(page)).toEqual(['en', 'x-default', 'zh-CN']);
  }
});

test('a translation that is older than its English page says so, and still counts as a translation', async ({
  page,
  request,
}) => {
  await open(page, `/zh${STALE}`);
  await expect(notice(page, 'stale')).toBeVisible();
  await expect(notice(page, 'stale')).toContainText(textIn('/zh', 'translation.stale.text', ''));
  await expect(notice(page, 'missing')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}/zh${STALE}`);
  expect(await alternates(page)).toContain('zh-CN');
  expect(await sitemap(request, '/zh')).toContain(`/zh${STALE}<`);
});

test('neither an up-to-date translation nor an English page has a notice', async ({page}) => {
  for (const address of [`/zh${CURRENT}`, CURRENT, MISSING, STALE]) {
    await open(page, address);
    await expect(page.locator('[data-translation]')).toHaveCount(0);
  }
  await open(page, `/zh${CURRENT}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}/zh${CURRENT}`);
});

for (const [kind, address] of [
  ['post', '/zh/blog/post'],
  ['standalone page', '/es/markdown-page'],
] as const) {
  test(`a ${kind} without a translation has the notice too`, async ({page}) => {
    await open(page, address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + address.slice(3));
    await expect(notice(page, 'missing')).toBeVisible();
  });
}
