/**
 * What one page may load on a first visit, in kB (1,000 bytes) of gzip. The framework's tables of routes grow with every page:
 * the bounds leave them room for about 2,050 pages. With 1,134 it was 139 on home, 173 on docs and RPC, 164 on the blog.
 */
export interface Budget {
  address: string;
  script: number;
  stylesheet: number;
}

/** One page of each kind, and the docs page with the most of its own; the same bounds hold in every language. */
export const BUDGETS: readonly Budget[] = [
  {address: '/', script: 155, stylesheet: 20},
  {address: '/docs/general/conflux-basics/gas', script: 190, stylesheet: 20},
  {address: '/docs/espace/DeveloperQuickstart', script: 190, stylesheet: 20},
  {address: '/docs/general/build/smart-contracts/gas-optimization', script: 190, stylesheet: 20},
  {address: '/blog', script: 190, stylesheet: 20},
  {address: '/docs/core/rpc/cfx_call', script: 190, stylesheet: 20},
];

/** Pictures of the home page, and fonts of any page, in kB. */
export const IMAGES_OF_HOME = 100;
export const FONTS = 60;
