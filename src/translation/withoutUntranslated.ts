import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {TRANSLATIONS, languageOf} from '../config/locales';

type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

const leaves = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/** A translated language's sitemap lists only pages that exist in that language. */
export const withoutUntranslated: CreateSitemapItems = async ({siteConfig, routes, defaultCreateSitemapItems}) => {
  const items = await defaultCreateSitemapItems({siteConfig, routes});
  const translation = TRANSLATIONS.find(({prefix}) => siteConfig.baseUrl.startsWith(`${prefix}/`));
  if (!translation) return items;
  const english = leaves(routes)
    .filter(({metadata}) => metadata?.sourceFilePath !== undefined && /\.mdx?$/.test(metadata.sourceFilePath))
    .filter(({metadata}) => languageOf(metadata?.sourceFilePath ?? '') !== translation.folder)
    .map(({path}) => siteConfig.url + path);
  return items.filter(({url}) => !english.includes(url));
};
