import type {CatalogueEntry} from './catalogue';

/**
 * A topic of the Resources section; `meanwhile` is a page on it that is shown until the topic's own page is written.
 */
export interface Resource<Id extends string = string> extends CatalogueEntry<Id> {
  meanwhile?: `/docs/${string}`;
}

/** The six topics of the Resources section, in reading order. */
export const RESOURCES = [
  {id: 'basics', to: '/docs/general/conflux-basics', meanwhile: '/docs/general/conflux-basics/gas'},
  {id: 'mineStake', to: '/docs/category/mining--staking'},
  {
    id: 'runNode',
    to: '/docs/category/run-a-node',
    meanwhile: '/docs/general/run-a-node/advanced-topics/running-full-node',
  },
  {id: 'build', to: '/docs/general/build', meanwhile: '/docs/overview/for-dapp-developers'},
  {id: 'faqs', to: '/docs/general/faq'},
  {id: 'guides', to: '/docs/general/tutorials/transferring-funds', meanwhile: '/docs/espace/DeveloperQuickstart'},
] as const satisfies readonly Resource[];

export type ResourceId = (typeof RESOURCES)[number]['id'];
