import {valueFromCaptures, type Fact, type SourcePlace} from '../../src/facts/fact';

/** Gives the text of a file at a tag or commit; undefined if it is not known. */
export type SourceText = (place: SourcePlace) => string | undefined;

/** A place as a reader would look it up. */
export const nameOfPlace = ({repo, ref, path, pattern}: SourcePlace): string =>
  `${repo}@${ref}:${path} ${String(pattern)}`;

/** What a pattern caught in a text in which it is found once; a sentence where it is found never or more than once. */
function capture(text: string, place: SourcePlace): {caught: string} | {fault: string} {
  const {pattern} = place;
  const found = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  // A group that took no part is undefined, which the type of a match leaves out.
  const caught = found[0]?.slice(1).find((group: string | undefined) => group !== undefined);
  if (found.length !== 1)
    return {fault: `${nameOfPlace(place)} is found ${String(found.length)} times; it must be found once`};
  return caught === undefined
    ? {fault: `${nameOfPlace(place)} catches nothing; give it a group around the value`}
    : {caught};
}

/** What is wrong with a fact, seen against its sources; empty if the value follows from them, or where it has none. */
export function sourceFaults(id: string, fact: Fact, textOf: SourceText): string[] {
  if (!fact.places) return [];
  const captures: string[] = [];
  for (const place of fact.places) {
    const text = textOf(place);
    if (text === undefined) return [`${id}: there is no text of ${nameOfPlace(place)}`];
    const found = capture(text, place);
    if ('fault' in found) return [`${id}: ${found.fault}`];
    captures.push(found.caught.trim());
  }
  try {
    const value = valueFromCaptures(fact, captures);
    return value === fact.value
      ? []
      : [
          `${id} is ${JSON.stringify(fact.value)}, but its sources say ${JSON.stringify(value)} (${captures.join(' | ')})`,
        ];
  } catch (error) {
    return [`${id}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
