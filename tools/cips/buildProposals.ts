import type {SourceText} from '../facts/checkSource';
import {nameOfPlace} from '../facts/checkSource';
import {parseNumber, type SourcePlace} from '../../src/facts/fact';
import {CODE_PLACE, CONSTANT_PLACES, headerPlaces, KEYS_PLACE, LIST_PLACE, NUMBERS} from './places';
import type {Proposal} from '../../src/content/cips/proposal';
import {readProposals} from './readProposals';
import {readTransitions, type Transition} from './readTransitions';

function caught(place: SourcePlace, textOf: SourceText): string {
  const found = place.pattern.exec(textOf(place) ?? '')?.[1];
  if (found === undefined) throw new Error(`${nameOfPlace(place)} is not found`);
  return found;
}

/** Every proposal with a text, from the files of their repository. */
export const buildProposals = (textOf: SourceText): Proposal[] =>
  readProposals(
    NUMBERS.map((number) =>
      headerPlaces(number)
        .map((place) => caught(place, textOf))
        .join('\n'),
    ),
    caught(LIST_PLACE, textOf),
  );

/** Every height that the node gives to a rule, from its source. */
export function buildTransitions(textOf: SourceText): Transition[] {
  const constants = Object.fromEntries(
    Object.entries(CONSTANT_PLACES).map(([name, place]) => [name, parseNumber(caught(place, textOf))]),
  );
  return readTransitions(caught(CODE_PLACE, textOf), caught(KEYS_PLACE, textOf), constants);
}
