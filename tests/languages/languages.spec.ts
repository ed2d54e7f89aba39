import type {Page} from '@playwright/test';
import {SITE_URL} from '../../src/config/repository';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** Pages that exist in all languages. */
const PAGES = [
  '/',
  '/docs/overview',
  '/docs/overview/space-intro',
  '/docs/general/conflux-basics/gas',
  '/docs/general/run-a-node/advanced-topics/running-full-node',
  '/docs/category/run-a-node',
  '/docs/tags',
  '/docs/tags/gas',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags/hello',
  '/markdown-page',
];

/** An address of a page in one language; the home of a language keeps its slash. */
const inLanguage = (prefix: string, path: string): string => SITE_URL + prefix + path;

interface Head {
  lang: string;
  canonical: string[];
  alternates: string[];
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const links = (selector: string): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(selector)];
    return {
      lang: document.documentElement.lang,
      canonical: links('link[rel="canonical"]').map(({href}) => href),
      alternates: links('link[rel="alternate"][hreflang]')
        .map(({hreflang, href}) => `${hreflang} ${href}`)
        .sort(),
    };
  });
}

for (const [index, path] of PAGES.entries()) {
  // holds: languages.three
  test(`${path} names its language, its own canonical address and the same set of languages as its other versions`, async ({
    page,
  }) => {
    const set = [
      ...LANGUAGES.map(({lang, prefix}) => `${lang} ${inLanguage(prefix, path)}`),
      `x-default ${inLanguage('', path)}`,
    ].sort();
    for (const {prefix, lang} of languagesInTurn(index)) {
      await open(page, prefix + path);
      expect(await readHead(page)).toEqual({lang, canonical: [inLanguage(prefix, path)], alternates: set});
    }
  });
}

for (const {id, prefix} of LANGUAGES) {
  const others = LANGUAGES.filter((language) => language.id !== id && language.prefix !== '').map(
    (language) => language.prefix,
  );

  // holds: languages.sitemap
  test(`${id}: the sitemap lists pages of this language only, each once, each answering at that address`, async ({
    request,
  }) => {
    const response = await request.get(`${prefix}/sitemap.xml`);
    expect(response.status()).toBe(200);
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !address.startsWith(`${SITE_URL}${prefix}/`))).toEqual([]);
    expect(
      addresses.filter((address) => others.some((other) => new URL(address).pathname.startsWith(`${other}/`))),
    ).toEqual([]);
    expect(addresses.filter((address) => /404|\.html|zh-CN|\/search/.test(new URL(address).pathname))).toEqual([]);
    const wrong: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(new URL(address).pathname, {maxRedirects: 0});
      if (answer.status() !== 200) wrong.push(`${String(answer.status())} ${address}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`${id}: an unknown address below ${prefix || '/'} answers 404 in this language before any script runs`, async ({
    request,
  }) => {
    const response = await request.get(`${prefix}/no/such/page`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    const lang = LANGUAGES.find((language) => language.id === id)?.lang ?? '';
    expect(html).toMatch(new RegExp(`<html[^>]*\\slang="?${lang}["\\s>]`));
    const english = html.includes('Page Not Found');
    expect(english).toBe(id === 'en');
  });
}
