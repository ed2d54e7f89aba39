import type {Language} from '../../config/locales';

/** A page as the index lists it: its texts, before they are cut into terms. */
export interface IndexedPage {
  /** The address without the language's prefix. */
  address: string;
  title: string;
  /** The page's own description. */
  description: string;
  /** The names of the categories above the page, from the outermost. */
  trail: readonly string[];
  /** Anchor and text of each heading below the title. */
  headings: readonly (readonly [anchor: string, text: string])[];
  tags: readonly string[];
  /** Other words for what the page answers. */
  keywords: readonly string[];
}

/** The names of all pages of one language. */
export interface Names {
  language: Language;
  /** Folded words of a query that ask for nothing by themselves. */
  stopWords: readonly string[];
  pages: readonly IndexedPage[];
}

/**
 * What the search loads first: those names by column rather than by page, since a server's compression finds what
 * repeats only if it is near. Title, headings, other words and description of a page repeat each other, so they are
 * side by side; so are its anchors and its address. Each column is one text.
 */
export interface NamesFile {
  language: Language;
  stopWords: string;
  /** Title, headings, keywords and description of each page. */
  texts: string;
  anchors: string;
  /** One that ends with a slash goes on with the title in lower case. */
  address: string;
  trail: string;
  tags: string;
}

/** What the search loads when names do not answer: the terms of the text of each page, in the order of the names. */
export interface TextFile {
  terms: readonly string[];
  /**
   * Of each page, the differences between the ascending places of its terms in the list. A value is there once
   * more for each: outside code, in a table, among the first words.
   */
  words: readonly (readonly number[])[];
  /** The same of the messages that it quotes, each term two neighboring words. */
  messages: readonly (readonly number[])[];
  /** Of each page, anchor and name of its rows, such as the keys of the configuration. */
  entries: readonly (readonly (readonly [anchor: string, name: string])[])[];
  /**
   * The places of the pages that name an address of an account or contract, a selector or a topic, those first that
   * name it earliest; as `listedAs` writes it.
   */
  values: Readonly<Record<string, readonly number[]>>;
  /** Words that mean the same: a query for one finds the others. */
  synonyms: readonly (readonly string[])[];
  /** Traditional characters and, in the same order, the Simplified ones that pages write. */
  traditional: readonly [from: string, to: string];
  /** Han characters that sound alike, each group in one string. */
  sounds: readonly string[];
}
