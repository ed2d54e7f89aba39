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

/** A language of pages: that of a translation by the name of its folder, and English, which has none. */
export type Language = 'en' | (typeof TRANSLATIONS)[number]['folder'];

/** The languages of pages, English first. */
export const LANGUAGES: readonly Language[] = ['en', ...TRANSLATIONS.map(({folder}) => folder)];

/** The language of a page by the path of its file from the site; an English page shown in another language stays English. */
export function languageOf(file: string): Language {
  const [top, below] = file.split(/[\\/]/);
  return TRANSLATIONS.find(({folder}) => top === 'i18n' && folder === below)?.folder ?? 'en';
}
