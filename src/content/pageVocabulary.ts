/** The kinds of page, one job each; see the page templates for contributors. */
export const PAGE_KINDS = ['concept', 'tutorial', 'how-to', 'reference', 'guide'] as const;

/** The execution environment a page is about. */
export const PAGE_SPACES = ['core', 'espace', 'both', 'none'] as const;

/**
 * Where the programs and calls of a page ran: a local node with both spaces, a private network of own nodes, or a
 * public network.
 */
export const TESTED_NETWORKS = ['local', 'private', 'testnet', 'mainnet'] as const;
