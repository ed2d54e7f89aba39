import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stateOf, useTranslationState, useTranslationStatus} from './useTranslationState';

const ENGLISH = 'en';

/** The reader's own language, for words of the interface inside a text in another one. */
export function useInterfaceLanguage(): string {
  return useDocusaurusContext().i18n.currentLocale;
}

/**
 * For the `lang` of a title or text of the page at a permalink: English where that page is not translated, otherwise
 * undefined.
 */
export function usePageLanguageAt(): (permalink: string | undefined) => string | undefined {
  const status = useTranslationStatus();
  const {siteConfig, i18n} = useDocusaurusContext();
  return (permalink) => {
    if (!permalink?.startsWith(siteConfig.baseUrl)) return undefined;
    const plain = `/${permalink.slice(siteConfig.baseUrl.length)}`;
    return stateOf(status, i18n.currentLocale, plain) === 'missing' ? ENGLISH : undefined;
  };
}

/** For the `lang` of the text of the page being read: English where it is not translated, otherwise undefined. */
export function usePageLanguage(): string | undefined {
  return useTranslationState() === 'missing' ? ENGLISH : undefined;
}
