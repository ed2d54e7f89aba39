/** A default as a configuration file writes it; null where there is none. */
export type KeyValue = string | number | boolean | null;

/** A configuration key of the node: what the reference page shows of it besides its meaning. */
export interface NodeKey {
  key: string;
  type: string;
  /** Without it the node takes this; null where it takes nothing. */
  default: KeyValue;
  /** Other defaults of later releases, each from the release that has it on. */
  later?: {since: string; default: KeyValue}[];
  /** The node takes a string only and reads the value out of it. */
  parsed: boolean;
  /** The first of the releases compared that has the key, and the first after it that has not. */
  since: string;
  removed?: string;
}
