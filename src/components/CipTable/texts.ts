import {translate} from '@docusaurus/Translate';
import type {Area} from '@site/src/content/cips/effects';
import type {CipRow, Height} from '@site/src/content/cips/table';

/** The reader's words for what a proposal changes. */
export function areaText(area: Area): string {
  const texts: Record<Area, string> = {
    core: 'Core Space',
    espace: 'eSpace',
    both: translate({
      id: 'cips.area.both',
      message: 'Both spaces',
      description: 'What an improvement proposal changes: the rules of both spaces',
    }),
    pow: translate({
      id: 'cips.area.pow',
      message: 'Blocks and mining',
      description: 'What an improvement proposal changes',
    }),
    pos: translate({
      id: 'cips.area.pos',
      message: 'PoS',
      description: 'What an improvement proposal changes: the PoS chain',
    }),
    governance: translate({
      id: 'cips.area.governance',
      message: 'Votes on parameters',
      description: 'What an improvement proposal changes',
    }),
    network: translate({
      id: 'cips.area.network',
      message: 'Network and RPC',
      description: 'What an improvement proposal changes',
    }),
    application: translate({
      id: 'cips.area.application',
      message: 'Applications',
      description: 'What an improvement proposal changes',
    }),
    process: translate({
      id: 'cips.area.process',
      message: 'CIP process',
      description: 'What an improvement proposal changes: how proposals are made',
    }),
  };
  return texts[area];
}

/** The reader's words for what became of a proposal; a fork's own name stays as it is. */
export function forceText(force: string): string {
  const texts: Record<string, string> = {
    software: translate({
      id: 'cips.force.software',
      message: 'Without a fork',
      description: 'A proposal that came with a node release and needs no hard fork',
    }),
    standard: translate({
      id: 'cips.force.standard',
      message: 'Standard',
      description: 'A proposal that applications follow and nodes do not enforce',
    }),
    process: translate({
      id: 'cips.force.process',
      message: 'Process',
      description: 'A proposal on how proposals are made',
    }),
    replaced: translate({
      id: 'cips.force.replaced',
      message: 'Replaced',
      description: 'A proposal that another one replaced',
    }),
    dormant: translate({id: 'cips.force.dormant', message: 'Dormant', description: 'A proposal that nobody works on'}),
  };
  return texts[force] ?? force;
}

/** The same for one row, with the number of the proposal that replaced it. */
export function rowForceText({listed}: CipRow): string {
  if (listed.kind === 'fork') return listed.fork;
  if (listed.kind !== 'replaced') return forceText(listed.kind);
  return translate(
    {
      id: 'cips.force.replacedBy',
      message: 'Replaced by CIP-{number}',
      description: 'A proposal that another one replaced',
    },
    {number: String(listed.by)},
  );
}

/** A height with its kind, in the reader's language. */
export function heightText({unit, value}: Height, locale: string): string {
  const height = value.toLocaleString(locale);
  const texts: Record<Height['unit'], string> = {
    epoch: translate(
      {id: 'cips.height.epoch', message: 'epoch {height}', description: 'From where a rule applies: an epoch number'},
      {height},
    ),
    block: translate(
      {id: 'cips.height.block', message: 'block {height}', description: 'From where a rule applies: a block number'},
      {height},
    ),
    view: translate(
      {
        id: 'cips.height.view',
        message: 'PoS block {height}',
        description: 'From where a rule applies: a block of the PoS chain',
      },
      {height},
    ),
  };
  return texts[unit];
}

/** The text for a rule that applies from the first block. */
export const genesisText = (): string =>
  translate({
    id: 'cips.height.genesis',
    message: 'first block',
    description: 'From where a rule applies: the genesis block',
  });
