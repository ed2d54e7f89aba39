import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as OpenRpcOptions} from 'docusaurus-plugin-openrpc';

const config: Config = {
  title: 'Orchard',
  url: 'https://orchard.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']},
  plugins: [['docusaurus-plugin-openrpc', {document: 'openrpc.json', sidebarId: 'main'} satisfies OpenRpcOptions]],
  presets: [
    [
      'classic',
      {docs: {sidebarPath: './sidebars.ts', routeBasePath: '/'}, blog: false, pages: false} satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar: {title: 'Orchard', items: [{type: 'docSidebar', sidebarId: 'main', label: 'Docs'}]},
  } satisfies Preset.ThemeConfig,
};

export default config;
