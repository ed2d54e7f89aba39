/** A stretch of plain text, marked where it answers the query. */
export interface TextSegment {
  text: string;
  marked: boolean;
}

/** A heading of a page that answers the query. */
export interface SearchSection {
  address: string;
  title: readonly TextSegment[];
}

/** One of the two spaces of Conflux. */
export type Space = 'core' | 'espace';

/** What a page is: the reference of an RPC method, a page of the documentation, or a post of the blog. */
export type PageKind = 'method' | 'page' | 'post';

/** A page that answers the query, with the sections that do. */
export interface SearchPage extends SearchSection {
  kind: PageKind;
  space: Space | undefined;
  /** The names of the categories above the page, from the outermost. */
  trail: readonly string[];
  /** The page's own description, in one sentence. */
  sentence: string;
  sections: readonly SearchSection[];
}

/** What a pasted address is, as far as its own characters say. */
export interface PastedAddress {
  /** Base32 is of Core Space; hex is of eSpace, or the hex form of a Core Space address. */
  space: Space;
  /**
   * The network that a base32 address names, or that its check characters fit if it has no prefix; undefined for hex,
   * which is the same on each, and where neither shows one.
   */
  network: 'mainnet' | 'testnet' | 'other' | undefined;
  /** Whether a base32 address lacks its prefix, such as `cfx:`. */
  isCut: boolean;
  /**
   * Whether the check characters of a base32 address or the capitals of a hex address are right; undefined if there is
   * nothing to check.
   */
  sound: boolean | undefined;
}

/** What the index says to one query. */
export interface SearchAnswer {
  /** The pages that answer, best first. */
  pages: readonly SearchPage[];
  /** The nearest page to a query that no page answers; not an answer. */
  suggestion: SearchPage | undefined;
  /** Set where the query is an address of an account or contract. */
  pasted: PastedAddress | undefined;
}
