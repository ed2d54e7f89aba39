/**
 * How much each field of a page, and each way of matching, counts: chosen by measuring with the queries in
 * tests/search/queries.tsv.
 */
export const TUNING = {
  boost: {name: 8, title: 6, headings: 3, keywords: 6, tags: 2.5, description: 2.5, text: 1, entries: 4},
  bm25: {k: 1.2, b: 0.5, d: 0.5},
  /** What a score is multiplied by, by the way of matching. */
  weight: {fuzzy: 0.35, prefix: 0.5, synonym: 0.7, swapped: 0.8, sound: 0.5, parts: 0.5, besideName: 0.2, method: 0.7},
  /** How much of a word a page has, by the way of matching. */
  quality: {prefix: 0.75, fuzzy: 0.6, farWord: 0.46, farName: 0.6, swapped: 0.8, sound: 0.4, parts: 0.8, text: 0.85},
  /** On how many pages a word that none has is taken to be, so that it does not outweigh all others. */
  unknown: 0.5,
  /**
   * How much two neighbors count beside a word: the words of a message, and the characters where two Han words meet.
   */
  share: {message: 0.6, seam: 0.7},
  /** The power of the share of the query that a page has. */
  coverage: 1.5,
  /** What the words of the query add to the points of a page whose title they are, as a whole. */
  titleShare: 0.4,
  /** What a score is multiplied by if the query is one of the other words of a page, as a whole. */
  wholeKeyword: 3,
  /** The least share of the query that makes the best page an answer, and a page beside the best one. */
  least: 0.45,
  /** For each thing that a query asks beyond these, a page may have a little less of it. */
  manyUnits: 4,
  lessForEach: 0.03,
  leastOfMany: 0.28,
  leastBeside: 0.8,
  besideBest: 0.5,
  /** The share that names alone must reach to leave the text unread. */
  enough: 0.95,
  /** How many pages must be found by names alone for the same. */
  several: 3,
  /** The least share of the query that makes a page a suggestion. */
  suggestion: 0.15,
};
