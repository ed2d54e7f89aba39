import type {TranslationState} from '../../src/content/translationStatus';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {translationState} from '../../src/translation/translationState';

/** The English pages of one language, by the state of their translation. */
export type LanguageStatus = {folder: string} & Record<TranslationState, string[]>;

/** The states, with what each means to a person. */
const MEANINGS: Record<TranslationState, string> = {
  current: 'translated',
  stale: 'stale: the English page is newer than its translation',
  missing: 'missing: not translated',
};

/** Sorts every English page by the state of its translation into one language. */
export function readLanguageStatus(siteDir: string, folder: string): LanguageStatus {
  const status: LanguageStatus = {folder, current: [], stale: [], missing: []};
  for (const page of readEnglishPages(siteDir)) status[translationState(siteDir, page, folder)].push(page);
  return status;
}

/**
 * The state of all languages in words: a line for each, then the lists of what is stale, missing and, if asked,
 * current.
 */
export function statusText(languages: readonly LanguageStatus[], withCurrent: boolean): string {
  const summary = languages.map(({folder, current, stale, missing}) => {
    const all = current.length + stale.length + missing.length;
    return `${folder}: ${String(current.length)} of ${String(all)} pages translated, ${String(stale.length)} stale, ${String(missing.length)} missing`;
  });
  const lists = languages.flatMap((status) =>
    (['stale', 'missing', ...(withCurrent ? (['current'] as const) : [])] as const)
      .filter((state) => status[state].length > 0)
      .map((state) => `\n${status.folder}, ${MEANINGS[state]}\n${status[state].map((page) => `  ${page}`).join('\n')}`),
  );
  return [...summary, ...lists].join('\n');
}
