import type {Language} from '../../config/locales';

/** The languages in the order in which the glossary shows them, each with its own name and `lang` value. */
export const LANGUAGES = [
  {key: 'en', locale: 'en', name: 'English'},
  {key: 'zh', locale: 'zh-CN', name: '中文'},
  {key: 'es', locale: 'es', name: 'Español'},
] as const satisfies readonly {key: Language; locale: string; name: string}[];
