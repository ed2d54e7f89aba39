import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {builtPages} from '../support/builtPages';
import {LANGUAGES} from '../support/languages';

const [GENERAL, CORE, ESPACE] = ['/docs/general', '/docs/core/Overview', '/docs/espace/Overview'];
const COLLECTIONS = ['concept-links', 'reference-links'].map((name) => `${GENERAL}/article-collection-links/${name}`);

/** The navbar items of which one is marked on the pages of a folder below /docs. */
const MARKED: Readonly<Record<string, readonly string[]>> = {
  overview: ['/docs/overview'],
  general: [GENERAL],
  core: [CORE],
  espace: [ESPACE],
  category: [GENERAL, CORE, ESPACE],
};

const pages = builtPages().map(({address, prefix, file}) => ({
  address,
  prefix,
  path: address.slice(prefix.length),
  html: readFileSync(file, 'utf8'),
}));
const docs = pages.filter(({path: own}) => /^\/docs\/(?!tags)/.test(own));

const marked = (html: string): string[] =>
  [...html.matchAll(/navbar__link--active"? href=([^ >]+)/g)].map(([, href = '']) => href);
const allowed = (own: string): readonly string[] =>
  COLLECTIONS.includes(own) ? [own] : (MARKED[own.split('/')[2] ?? ''] ?? []);

// holds: pages.area-sidebar
test('each docs page and category is in the sidebar of its area, whose navbar item is marked', () => {
  expect(docs.length).toBeGreaterThan(1000);
  const wrong = docs.filter(({path: own, prefix, html}) => {
    const [item = '', ...more] = marked(html);
    return more.length > 0 || !allowed(own).includes(item.slice(prefix.length));
  });
  expect(wrong.map(({address, html}) => `${address} marks ${marked(html).join(' and ') || 'nothing'}`)).toEqual([]);
});

// holds: pages.one-version
test('the docs have one version, current, at the addresses of the latest', () => {
  expect(
    docs.filter(({html}) => !html.slice(0, 500).includes('docs-version-current')).map(({address}) => address),
  ).toEqual([]);
  expect(docs.filter(({path: own}) => own.startsWith('/docs/next')).map(({address}) => address)).toEqual([]);
});

// holds: pages.language-data
test('each page has its language, its direction and the framework that built it', () => {
  const langOf = (prefix: string): string => LANGUAGES.find((language) => language.prefix === prefix)?.lang ?? '';
  const wrong = pages.filter(({prefix, html}) => {
    const [, head = ''] = /<html ([^>]*)>/.exec(html) ?? [];
    const plain = head.replaceAll('"', '');
    return !plain.startsWith(`lang=${langOf(prefix)} dir=ltr`);
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
  // The page for readers without a connection isn't a page of the framework.
  const withClient = pages.filter(({address}) => !address.endsWith('/offline'));
  expect(
    withClient
      .filter(({html}) => !/<meta name=generator content="Docusaurus v\d/.test(html))
      .map(({address}) => address),
  ).toEqual([]);
});

// holds: pages.tags-list-pages
describe.each(LANGUAGES)('tags in $id', ({prefix}) => {
  test.each([
    ['docs', 150],
    ['blog', 4],
  ] as const)('each page of a tag of %s lists as many pages as the page of all tags says', (kind, least) => {
    const index = readFileSync(path.join('build', prefix, kind, 'tags.html'), 'utf8');
    const tags = [...index.matchAll(/href=([^ >]+\/tags\/[^ >]+)>[^<]*<span>(\d+)<\/span>/g)];
    expect(tags.length).toBeGreaterThanOrEqual(least);
    const wrong = tags.flatMap(([, href = '', count = '']) => {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(readFileSync(path.join('build', `${href}.html`), 'utf8')) ?? [];
      const listed = main.match(/<article/g)?.length ?? 0;
      return listed === Number(count) ? [] : [`${href} lists ${String(listed)} of ${count}`];
    });
    expect(wrong).toEqual([]);
  });
});
