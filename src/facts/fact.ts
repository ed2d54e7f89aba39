/** A fact's value: a number is written with the language's separators, a string as it is. */
export type FactValue = string | number;

/** The units that facts have; those that are symbols may be written after the value in any language. */
export type Unit =
  | 'CFX'
  | 'Gdrip'
  | 'drip'
  | 'gas'
  | 's'
  | 'ms'
  | 'minutes'
  | 'days'
  | 'blocks'
  | 'epochs'
  | 'rounds'
  | 'views'
  | 'votes'
  | 'bytes'
  | 'units'
  | 'points'
  | 'percent'
  | 'peers'
  | 'connections';

/**
 * One place in a public repository: a file at a tag or commit, and a pattern that is found there once and catches the
 * value.
 */
export interface SourcePlace {
  repo: string;
  ref: string;
  path: string;
  pattern: RegExp;
}

/** Turns what the patterns of a fact caught, in their order, into its value. */
export type ReadCaptures = (captures: readonly string[]) => FactValue;

/** One protocol value, said once for all pages. */
export interface Fact {
  value: FactValue;
  unit?: Unit;
  /** Where the value is written; none for what only a node can tell. */
  places?: readonly SourcePlace[];
  /** How the value follows from what the patterns caught; by default it is what the first one caught. */
  read?: ReadCaptures;
  /** The day on which a value that can change any day was last looked up. */
  seen?: string;
  /** The last day on which a value that announces something is valid; a check fails from the next day on. */
  expires?: string;
  /** What other sources say instead. */
  disagreement?: string;
}

/** Facts by id: lower-case areas, then names, joined by dots, from wide to narrow. */
export type Facts = Readonly<Record<string, Fact>>;

/** The number that a piece of code writes: digits with separators, or a product of such. */
export function parseNumber(code: string): number {
  const factors = code.split('*').map((factor) => factor.trim().replace(/[_,]|(?:u|i)\d+$/g, ''));
  const product = factors.reduce((sum, factor) => sum * (/^\d+(?:\.\d+)?$/.test(factor) ? Number(factor) : NaN), 1);
  if (Number.isNaN(product)) throw new Error(`"${code}" is not a number that can be read`);
  return product;
}

/** The value that a fact must have by what its patterns caught. */
export function valueFromCaptures({value, read}: Fact, captures: readonly string[]): FactValue {
  if (read) return read(captures);
  const [first = ''] = captures;
  return typeof value === 'number' ? parseNumber(first) : first;
}
