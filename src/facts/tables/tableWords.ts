import type {Words} from '../../config/words';
import type {Unit} from '../fact';
import labels from './labels.json';
import english from './words.json';

/** What tables of facts say themselves: headings, how a fact was checked, and units that are words. */
export const TABLE_WORDS: Words<typeof english> = {name: 'factTables', source: 'src/facts/tables/words.json', english};

/** What the rows of these tables say, by the ids of facts. */
export const LABELS: Words<Readonly<Record<string, string>>> = {
  name: 'factLabels',
  source: 'src/facts/tables/labels.json',
  english: labels,
};

/** Units that every language writes alike; the others are words. */
export const SYMBOLS = {
  CFX: 'CFX',
  Gdrip: 'Gdrip',
  drip: 'drip',
  s: 's',
  ms: 'ms',
  percent: '%',
} as const satisfies Partial<Record<Unit, string>>;
