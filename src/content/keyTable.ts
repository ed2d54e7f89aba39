/**
 * One configuration key as a page of one language shows it; in `meaning` and `value`, the part between backticks is
 * code.
 */
export interface KeyRow {
  key: string;
  /** Before the meaning: what is dangerous about the key. */
  caution?: string;
  meaning: string;
  value: string;
  type: string;
  releases: string;
}

/** A table of configuration keys: the headings of its columns, and its rows. */
export interface KeyTable {
  head: readonly string[];
  rows: readonly KeyRow[];
  /** The addresses of the methods that the meanings name as code, by name. */
  methods: Readonly<Record<string, string>>;
}
