import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import type {Options as OpenRpcOptions} from 'docusaurus-plugin-openrpc';
import {copyrightYears, footer} from './src/config/footer';
import {i18n, languageOfLocale} from './src/config/locales';
import {navbar} from './src/config/navbar';
import {RPC_REFERENCES} from './src/config/rpc';
import {EDIT_BASE, SITE_URL} from './src/config/repository';
import {siteTextOf} from './src/config/siteText';
import {hasSourceHistory} from './src/config/sourceHistory';
import {thirdParties} from './src/config/thirdParties';
import {describedCategories} from './src/content/describedCategories';
import {parseFrontMatter} from './src/content/parseFrontMatter';
import {withPlaces} from './src/content/placesOnPaths';
import {remarkDiagrams, type RemarkDiagramsOptions} from './src/markdown/diagrams/remarkDiagrams';
import {remarkNodeKeys} from './src/markdown/nodeKeys/remarkNodeKeys';
import {remarkErrorContents} from './src/markdown/remarkErrorContents';
import {remarkFacts} from './src/markdown/remarkFacts';
import {remarkFigures} from './src/markdown/remarkFigures';
import {remarkMethodLinks, type RemarkMethodLinksOptions} from './src/markdown/remarkMethodLinks';
import {remarkSampleLinks, type RemarkSampleLinksOptions} from './src/markdown/remarkSampleLinks';
import {remarkTerms} from './src/markdown/remarkTerms';
import {remarkSamples, type RemarkSamplesOptions} from './src/markdown/samples/remarkSamples';
import lightClient from './src/plugins/light-client';
import samples from './src/plugins/samples';
import tailwind from './src/plugins/tailwind';
import translationStatus from './src/plugins/translation-status';
import {withoutUntranslated} from './src/translation/withoutUntranslated';
import {codeTheme, magicComments} from './src/config/codeTheme';

const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
const text = siteTextOf(locale);
const brokenLinks = process.env.PORTAL_STRICT === 'true' ? 'throw' : 'warn';

const markdown = {
  admonitions: {keywords: ['funds'], extendDefaults: true},
  // Before Docusaurus' own, so that headings, links and the search index see values.
  beforeDefaultRemarkPlugins: [remarkFacts, remarkNodeKeys, remarkTerms],
  remarkPlugins: [
    remarkErrorContents,
    remarkFigures,
    [remarkSamples, {siteDir: __dirname} satisfies RemarkSamplesOptions],
    [remarkDiagrams, {siteDir: __dirname} satisfies RemarkDiagramsOptions],
    [remarkMethodLinks, {siteDir: __dirname} satisfies RemarkMethodLinksOptions],
    [remarkSampleLinks, {siteDir: __dirname} satisfies RemarkSampleLinksOptions],
  ],
} satisfies Preset.Options['pages'];

const docs = {
  path: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: describedCategories(__dirname, languageOfLocale(locale)),
  editUrl: EDIT_BASE,
  editLocalizedFiles: true,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  ...markdown,
} satisfies Preset.Options['docs'];

const blog = {
  editUrl: EDIT_BASE,
  editLocalizedFiles: true,
  showReadingTime: true,
  showLastUpdateTime: true,
  blogTitle: 'Blog',
  blogDescription: 'How this portal is made, recorded and checked',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  ...markdown,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: ['rss', 'atom'], title: text.title, description: text.tagline},
} satisfies Preset.Options['blog'];

const idealImage = {quality: 100, max: 1030, min: 640, steps: 2, disableInDev: false} satisfies IdealImageOptions;

const config: Config = {
  title: text.title,
  tagline: text.tagline,
  favicon: 'img/favicon.svg',
  url: SITE_URL,
  baseUrl: '/',
  // The others hold what readers download, in the samples that run it: a local node's program, and what watches a node.
  staticDirectories: ['static', 'samples/local-node/served', 'samples/node-monitor/served'],
  trailingSlash: false,
  onBrokenLinks: brokenLinks,
  onBrokenAnchors: brokenLinks,
  onDuplicateRoutes: brokenLinks,
  baseUrlIssueBanner: true,
  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: hasSourceHistory()},
  i18n,
  customFields: {thirdParties, copyrightYears: copyrightYears(new Date())},
  markdown: {
    parseFrontMatter,
    preprocessor: withPlaces,
    hooks: {onBrokenMarkdownLinks: brokenLinks, onBrokenMarkdownImages: brokenLinks},
  },
  clientModules: [
    './src/client/leadToSpelling.ts',
    './src/client/normaliseAddress.ts',
    './src/client/narrowPolicy.ts',
    './src/client/renewPage.ts',
    './src/client/keepSeen.ts',
    './src/client/prefetchWhenIdle.ts',
    './src/client/printWhole.ts',
  ],
  plugins: [
    samples,
    tailwind,
    ...lightClient(process.env.PORTAL_LIGHT),
    translationStatus,
    ['docusaurus-plugin-openrpc', RPC_REFERENCES.core satisfies OpenRpcOptions],
    ['docusaurus-plugin-openrpc', RPC_REFERENCES.espace satisfies OpenRpcOptions],
    ['@docusaurus/plugin-ideal-image', idealImage],
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages: {editUrl: EDIT_BASE, editLocalizedFiles: true, showLastUpdateTime: true, ...markdown},
        // In this order: the tokens come first, and later sheets may change them.
        theme: {customCss: ['tokens', 'infima', 'reading', 'frame', 'rail'].map((name) => `./src/css/${name}.css`)},
        sitemap: {lastmod: 'date', changefreq: null, priority: null, createSitemapItems: withoutUntranslated},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar,
    footer,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: codeTheme,
      darkTheme: codeTheme,
      additionalLanguages: ['bash', 'diff', 'http', 'json', 'solidity', 'toml'],
      magicComments,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
