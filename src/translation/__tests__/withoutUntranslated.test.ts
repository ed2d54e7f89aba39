import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {withoutUntranslated} from '../withoutUntranslated';

const URL = 'https://portal.example';

/** A route as the docs and blog plugins make it: a page at an address, read from a file. */
const route = (address: string, sourceFilePath?: string): RouteConfig => ({
  path: address,
  component: '',
  ...(sourceFilePath && {metadata: {sourceFilePath}}),
});

/** The addresses that a language's sitemap lists, of a site whose default sitemap lists all of its pages. */
async function listed(baseUrl: string, routes: RouteConfig[]): Promise<string[]> {
  const all = (below: RouteConfig[]): RouteConfig[] => below.flatMap((one) => (one.routes ? all(one.routes) : [one]));
  // Only these two fields are read.
  const siteConfig = {url: URL, baseUrl} as DocusaurusConfig;
  const items = await withoutUntranslated({
    siteConfig,
    routes,
    defaultCreateSitemapItems: (params) =>
      Promise.resolve(
        all(params.routes).map(({path}) => ({url: params.siteConfig.url + path, changefreq: null, priority: null})),
      ),
  });
  return items.map(({url}) => url.slice(URL.length));
}

const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs/current/gas.mdx';
const nested = (...routes: RouteConfig[]): RouteConfig[] => [
  {path: '/zh/docs', component: '', routes: [{path: '/zh/docs', component: '', routes}]},
];

test('a page without translation is left out, however deep its route lies; a translated one stays', async () => {
  expect(
    await listed('/zh/', nested(route('/zh/docs/gas', TRANSLATED), route('/zh/docs/storage', 'docs/storage.mdx'))),
  ).toEqual(['/zh/docs/gas']);
});

test('pages that are made and not written stay: tags, lists, the home', async () => {
  const routes = [route('/zh/', 'src/pages/index.tsx'), route('/zh/docs/tags'), route('/zh/blog/archive')];
  expect(await listed('/zh/', routes)).toEqual(['/zh/', '/zh/docs/tags', '/zh/blog/archive']);
});

test('a translation into another language is none', async () => {
  expect(await listed('/es/', [route('/es/docs/gas', TRANSLATED)])).toEqual([]);
});

test('English lists everything', async () => {
  expect(await listed('/', [route('/docs/gas', 'docs/gas.mdx')])).toEqual(['/docs/gas']);
});
