/** One line of the home page's catalogue; its words live beside the component that shows them. */
export interface CatalogueEntry<Id extends string = string> {
  id: Id;
  to: `/docs/${string}`;
}

/** The eSpace group, in reading order. */
export const ESPACE_ENTRIES = [
  {id: 'quickstart', to: '/docs/espace/DeveloperQuickstart'},
  {id: 'userGuide', to: '/docs/espace/UserGuide'},
  {id: 'bridgeGuide', to: '/docs/general/tutorials/transferring-funds/transfer-funds-across-spaces'},
  {id: 'tutorials', to: '/docs/category/tutorials-1'},
  {id: 'endpoints', to: '/docs/espace/network-endpoints'},
  {id: 'compatibility', to: '/docs/espace/build/evm-compatibility'},
  {id: 'faqs', to: '/docs/espace/FAQs'},
] as const satisfies readonly CatalogueEntry[];

/** The Core Space group, in reading order. */
export const CORE_ENTRIES = [
  {id: 'gettingStarted', to: '/docs/core/getting-started'},
  {id: 'basics', to: '/docs/category/core-space-basics'},
  {id: 'addresses', to: '/docs/core/core-space-basics/addresses'},
  {id: 'transactions', to: '/docs/core/core-space-basics/transactions/overview'},
  {id: 'sponsorship', to: '/docs/core/core-space-basics/sponsor-mechanism'},
  {id: 'tutorials', to: '/docs/category/tutorials'},
  {id: 'endpoints', to: '/docs/core/conflux_rpcs'},
  {id: 'build', to: '/docs/category/build'},
] as const satisfies readonly CatalogueEntry[];

/** The group of what both spaces share, in reading order. */
export const GENERAL_ENTRIES = [
  {id: 'basics', to: '/docs/general/conflux-basics'},
  {id: 'gas', to: '/docs/general/conflux-basics/gas'},
  {id: 'runNode', to: '/docs/category/run-a-node'},
  {id: 'fullNode', to: '/docs/general/run-a-node/advanced-topics/running-full-node'},
  {id: 'mineStake', to: '/docs/category/mining--staking'},
  {id: 'build', to: '/docs/general/build'},
  {id: 'faq', to: '/docs/general/faq'},
] as const satisfies readonly CatalogueEntry[];

export type EspaceEntryId = (typeof ESPACE_ENTRIES)[number]['id'];
export type CoreEntryId = (typeof CORE_ENTRIES)[number]['id'];
export type GeneralEntryId = (typeof GENERAL_ENTRIES)[number]['id'];
