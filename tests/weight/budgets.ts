/** What one page may load on a first visit, in kB (1,000 bytes) of gzip; measured on 2026-11-24, and only ever lowered. */
export interface Budget {
  address: string;
  script: number;
  stylesheet: number;
}

/** One page of each kind, and the docs page with the most of its own; the same bounds hold in every language. */
export const BUDGETS: readonly Budget[] = [
  {address: '/', script: 140, stylesheet: 15},
  {address: '/docs/general/conflux-basics/gas', script: 173, stylesheet: 18},
  {address: '/docs/espace/DeveloperQuickstart', script: 173, stylesheet: 18},
  {address: '/docs/general/build/smart-contracts/gas-optimization', script: 174.5, stylesheet: 18},
  {address: '/blog', script: 165, stylesheet: 16},
  {address: '/docs/core/rpc/cfx_call', script: 173, stylesheet: 17.5},
];

/** Pictures of the home page, and fonts of any page, in kB. */
export const IMAGES_OF_HOME = 100;
export const FONTS = 60;
