import data from '../../../samples/gas-optimization/measured.json';

/** How the contracts were compiled: with the optimizer, with it through the compiler's other pipeline, without it. */
export const SETTINGS = ['on', 'ir', 'off'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What one transaction used: [before, after] for each setting. */
export type Figures = Record<Setting, readonly number[]>;

/** One measured transaction, or several that belong together. */
export interface GasRow {
  name: string;
  espace?: Figures;
  core?: Figures;
  collateral?: Figures;
  /** How many of its transactions pay the floor of their data. */
  floor?: Figures;
  /** The gas inside the calls of a row in which a floor hides it. */
  inside?: Figures;
}

/** One optimization; the headline is the label of the row that represents it. */
export interface GasTopic {
  headline: string;
  rows: readonly GasRow[];
}

const topics: Record<string, GasTopic | undefined> = data.topics;

/** What the figures were measured with. */
export const MEASURED_WITH = {node: data.node, solc: data.solc, runs: data.runs};

/** A topic by the name of its page; an unknown one stops the build. */
export function topicOf(name: string): GasTopic {
  const topic = topics[name];
  if (topic) return topic;
  throw new Error(
    `samples/gas-optimization/measured.json has no topic "${name}". It has: ${Object.keys(topics).join(', ')}.`,
  );
}
