import {translate} from '@docusaurus/Translate';
import type {Count, ForkNetwork} from './forks';
import type {ForkRow, When} from './toRows';

/** What a height counts. */
export function countText(count: Count): string {
  const texts: Record<Count, string> = {
    epoch: translate({
      id: 'hardforks.count.epoch',
      message: 'Epoch',
      description: 'What the height of a hard fork counts',
    }),
    block: translate({
      id: 'hardforks.count.block',
      message: 'Block number',
      description: 'What the height of a hard fork counts',
    }),
    view: translate({
      id: 'hardforks.count.view',
      message: 'PoS block',
      description: 'What the height of a hard fork counts: blocks of the proof-of-stake chain',
    }),
  };
  return texts[count];
}

/** The name of a network. */
export function networkText(network: ForkNetwork): string {
  const texts: Record<ForkNetwork, string> = {
    mainnet: translate({id: 'hardforks.mainnet', message: 'Mainnet', description: 'Network in a table of hard forks'}),
    testnet: translate({id: 'hardforks.testnet', message: 'Testnet', description: 'Network in a table of hard forks'}),
  };
  return texts[network];
}

/** What begins at a height; proposals keep their names. */
export function rulesText({rules, corrected}: Pick<ForkRow, 'rules' | 'corrected'>): string | undefined {
  if (rules === 'registrationEnd') {
    return translate({
      id: 'hardforks.rules.registrationEnd',
      message: 'registration for the first PoS committee ends',
      description: 'What ends at a height of a hard fork',
    });
  }
  if (rules === 'posReference') {
    return translate({
      id: 'hardforks.rules.posReference',
      message: 'blocks refer to PoS blocks',
      description: 'What begins at a height of a hard fork',
    });
  }
  if (!corrected || rules === undefined) return rules;
  return translate(
    {
      id: 'hardforks.rules.corrected',
      message: '{proposal}, corrected',
      description: 'Rules of a hard fork: a proposal whose code was corrected',
    },
    {proposal: rules},
  );
}

/** The place of rules that hold since the first block. */
export const genesisText = (): string =>
  translate({
    id: 'hardforks.genesis',
    message: 'Genesis block',
    description: 'Where the rules of the first version of mainnet begin',
  });

/** The words around a day; `{day}` marks the place of the day. */
export function whenText(kind: When['kind']): string {
  const texts: Record<When['kind'], string> = {
    reached: '{day}',
    announced: translate(
      {id: 'hardforks.announced', message: 'announced for {day}', description: 'When a hard fork was to begin'},
      {day: '{day}'},
    ),
  };
  return texts[kind];
}

/** Follows a day where another source gives another one. */
export const otherwiseText = (): string =>
  translate(
    {id: 'hardforks.otherwise', message: '(list of CIPs: {day})', description: 'Another day for a hard fork'},
    {day: '{day}'},
  );

/** Shown if no source has a day. */
export const undatedText = (): string =>
  translate({id: 'hardforks.undated', message: 'no date found', description: 'A height of a hard fork without a date'});
