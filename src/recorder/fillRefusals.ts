import type {Refusal} from './refusals';

/** A code of a document's error reference, as far as its exchanges go. */
interface ErrorEntry {
  exchanges?: readonly {name: string}[];
}

/** A document, as far as its error reference goes. */
export interface RefusalDocument {
  'x-errors'?: readonly ErrorEntry[];
}

/** Brings what the node said into the exchanges of a document's error reference, by name; tells which have no recording, and which recordings no exchange. */
export function fillRefusals<T extends RefusalDocument>(document: T, refusals: readonly Refusal[]): {document: T; missing: string[]; unused: string[]} {
  const entries = document['x-errors'];
  if (!entries) return {document, missing: [], unused: refusals.map(({name}) => name)};
  const byName = new Map(refusals.map((refusal) => [refusal.name, refusal]));
  const named = entries.flatMap(({exchanges = []}) => exchanges.map(({name}) => name));
  const filled = entries.map((entry) =>
    entry.exchanges ? {...entry, exchanges: entry.exchanges.map((exchange) => byName.get(exchange.name) ?? exchange)} : entry,
  );
  return {
    document: {...document, 'x-errors': filled},
    missing: named.filter((name) => !byName.has(name)),
    unused: refusals.map(({name}) => name).filter((name) => !named.includes(name)),
  };
}
