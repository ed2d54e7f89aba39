import type {CatalogueEntry} from './catalogue';

/** The six topics of the Resources section, in reading order. */
export const RESOURCES = [
  {id: 'basics', to: '/docs/general/conflux-basics'},
  {id: 'mineStake', to: '/docs/category/mining--staking'},
  {
    id: 'runNode',
    to: '/docs/category/run-a-node',
  },
  {id: 'build', to: '/docs/general/build'},
  {id: 'faqs', to: '/docs/general/faq'},
  {id: 'guides', to: '/docs/general/tutorials/transferring-funds'},
] as const satisfies readonly CatalogueEntry[];

export type ResourceId = (typeof RESOURCES)[number]['id'];
