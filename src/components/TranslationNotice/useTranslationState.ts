import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {TranslationState, TranslationStatus} from '@site/src/content/translationStatus';

/** The state of one language's version of the page at a permalink without language prefix. */
export function stateOf(status: TranslationStatus, locale: string, permalink: string): TranslationState {
  const plain = permalink.length > 1 ? permalink.replace(/\/$/, '') : permalink;
  if (status.missing[locale]?.includes(plain)) return 'missing';
  if (status.stale[locale]?.includes(plain)) return 'stale';
  return 'current';
}

/** The current page's address without its language prefix, with a leading slash. */
export function usePlainPathname(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return pathname.startsWith(siteConfig.baseUrl) ? `/${pathname.slice(siteConfig.baseUrl.length)}` : pathname;
}

/** What the translation-status plugin published; the plugin is part of every build of this site. */
export function useTranslationStatus(): TranslationStatus {
  return usePluginData('translation-status') as TranslationStatus;
}

/** Whether the page being read is translated into the reader's language, and from today's English text. */
export function useTranslationState(): TranslationState {
  const status = useTranslationStatus();
  const {i18n} = useDocusaurusContext();
  return stateOf(status, i18n.currentLocale, usePlainPathname());
}
