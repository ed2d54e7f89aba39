import type {SourceText} from '../facts/checkSource';
import type {Fact} from '../../src/facts/fact';
import {buildProposals} from './buildProposals';
import {EFFECTS} from '../../src/content/cips/effects';
import type {CipRow, Height} from '../../src/content/cips/table';

const UNITS: Readonly<Record<string, Height['unit']>> = {epochs: 'epoch', blocks: 'block', views: 'view'};

function toHeight(id: string, facts: ReadonlyMap<string, Fact>): Height {
  const {value, unit = ''} = facts.get(id) ?? {value: ''};
  const known = UNITS[unit];
  if (typeof value !== 'number' || known === undefined) throw new Error(`${id} isn't the height of a fork`);
  return {unit: known, value};
}

/** Every row of the table: what the files say, with the heights that the registry of facts has. */
export const buildTable = (textOf: SourceText, facts: ReadonlyMap<string, Fact>): CipRow[] =>
  buildProposals(textOf).map(({number, title, state, listed}): CipRow => {
    const effect = EFFECTS[number];
    if (!effect) throw new Error(`CIP-${String(number)} has no entry in EFFECTS`);
    return {
      number,
      title,
      state,
      listed: effect.fork === undefined ? listed : {kind: 'fork', fork: effect.fork},
      area: effect.area,
      heights: (effect.heights ?? []).map((id) => toHeight(id, facts)),
    };
  });
