/** A default as a configuration file writes it; null if there is none. */
export type KeyValue = string | number | boolean | null;

/** A configuration key of the node: what the reference page shows of it besides its meaning. */
export interface NodeKey {
  key: string;
  type: string;
  /** The node's value without it; null if it then has none. */
  default: KeyValue;
  /** Other defaults of later releases, each from the release that has it on. */
  later?: {since: string; default: KeyValue}[];
  /** The node accepts a string only and reads the value out of it. */
  parsed: boolean;
  /** The first of the releases compared that has the key, and the first after it without the key. */
  since: string;
  removed?: string;
}
