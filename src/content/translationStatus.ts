/** Whether a page's translation exists and was made from today's English text. */
export type TranslationState = 'current' | 'stale' | 'missing';

/** Permalinks without the language's prefix, by language. Absent ones are translated and up to date. */
export type TranslationStatus = Record<Exclude<TranslationState, 'current'>, Record<string, string[]>>;
