/** The kinds of page, one job each; see the page templates for contributors. */
export const PAGE_KINDS = ['concept', 'tutorial', 'how-to', 'reference', 'guide'] as const;

/** The execution environment a page is about. */
export const PAGE_SPACES = ['core', 'espace', 'both', 'none'] as const;
