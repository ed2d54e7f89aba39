/** What the code has to know of a language. Whatever else a language needs is below its folder of i18n/. */
interface LanguageRow {
  /** Its id in Docusaurus and the `lang` value of its pages, which write dates and numbers as `Intl` does for it. */
  locale: string;
  /** Its name in code, of its folder below i18n/, and at the beginning of its addresses. */
  folder: string;
  /** Its own name in the menu of languages. */
  label: string;
  /** Its own name beside a word of it. */
  name: string;
}

/**
 * The languages of the portal. The first one is the source: its prose is in docs/, its addresses have no prefix, and
 * the others show it where they have no text. [Add a language](CONTRIBUTING.md#add-a-language).
 */
export const LANGUAGE_TABLE = [
  {locale: 'en', folder: 'en', label: 'English', name: 'English'},
  {locale: 'zh-CN', folder: 'zh', label: '简体中文', name: '中文'},
  {locale: 'es', folder: 'es', label: 'Español', name: 'Español'},
] as const satisfies readonly LanguageRow[];
