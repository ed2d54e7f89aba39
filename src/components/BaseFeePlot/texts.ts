import {translate} from '@docusaurus/Translate';

const description = 'Plot of the base fee of eight blocks';

/** The names of the axes with their units, of the level lines, and what the plot shows. */
export const plotTexts = (): Record<'block' | 'gas' | 'fee' | 'target' | 'minimum' | 'caption', string> => ({
  block: translate({id: 'baseFeePlot.block', message: 'Block', description}),
  gas: translate({id: 'baseFeePlot.gas', message: 'Gas limits of its transactions (millions)', description}),
  fee: translate({id: 'baseFeePlot.fee', message: 'Base fee (Gdrip)', description}),
  target: translate({id: 'baseFeePlot.target', message: 'Target', description}),
  minimum: translate({id: 'baseFeePlot.minimum', message: 'Minimum', description}),
  caption: translate({
    id: 'baseFeePlot.caption',
    message:
      'The eight blocks of the sample. A block above the target has a higher base fee than its parent, a block at the target the same, and a block below the target a lower one, down to the minimum.',
    description,
  }),
});
