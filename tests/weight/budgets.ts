/** What one page may load on a first visit, in kB (1,000 bytes) of gzip; measured on 2026-11-22, and only ever lowered. */
export interface Budget {
  address: string;
  script: number;
  stylesheet: number;
}

/** One page of each kind; the same bounds hold in every language. */
export const BUDGETS: readonly Budget[] = [
  {address: '/', script: 157, stylesheet: 18},
  {address: '/docs/general/conflux-basics/gas', script: 198, stylesheet: 22},
  {address: '/docs/espace/DeveloperQuickstart', script: 198, stylesheet: 22},
  {address: '/blog', script: 180, stylesheet: 20},
  {address: '/docs/core/rpc/cfx_call', script: 187, stylesheet: 21},
];

/** Pictures of the home page, and fonts of any page, in kB. */
export const IMAGES_OF_HOME = 100;
export const FONTS = 60;
