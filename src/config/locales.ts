import type {Config} from '@docusaurus/types';
import {LOCALES} from './siteText';

/** Languages, their address prefixes and their `lang` values; Chinese lives at /zh/ under the id zh-CN. */
export const i18n = {
  defaultLocale: 'en',
  locales: [...LOCALES],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en'},
    'zh-CN': {label: '简体中文', htmlLang: 'zh-CN', path: 'zh', baseUrl: '/zh/'},
    es: {label: 'Español', htmlLang: 'es'},
  },
} satisfies Config['i18n'];

/** The folder below i18n/ and the address prefix of each translated language. */
export const TRANSLATIONS = [
  {locale: 'zh-CN', folder: 'zh', prefix: '/zh'},
  {locale: 'es', folder: 'es', prefix: '/es'},
] as const;
