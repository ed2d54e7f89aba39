/** A stretch of plain text, marked where it answers the query. */
export interface TextSegment {
  text: string;
  marked: boolean;
}

/** A heading of a page below which the query was found. */
export interface SearchSection {
  address: string;
  title: string;
  excerpt: TextSegment[];
}

/** A page that answers the query, with the sections that do. */
export interface SearchPage extends SearchSection {
  space: Space | undefined;
  sections: SearchSection[];
}

/** One of the two spaces of Conflux. */
export type Space = 'core' | 'espace';

/** What the index says to one query: how many pages in all, and the first of them. */
export interface SearchAnswer {
  total: number;
  pages: SearchPage[];
}
