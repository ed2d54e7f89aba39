/** What Lighthouse, as a phone on a slow line, must find on one page; bounds are only ever tightened. */
export interface SpeedBudget {
  name: string;
  address: string;
  /** Least score of the category performance, of 100. */
  performance: number;
  /** Most total blocking time, in milliseconds of the simulated phone. */
  blocking: number;
}

/** One page of each kind. */
export const SPEED_BUDGETS: readonly SpeedBudget[] = [
  {name: 'home', address: '/', performance: 95, blocking: 100},
  {name: 'docs', address: '/docs/general/conflux-basics/gas', performance: 95, blocking: 200},
  {name: 'rpc', address: '/docs/core/rpc/cfx_call', performance: 95, blocking: 200},
  {name: 'blog', address: '/blog', performance: 95, blocking: 200},
  {name: 'zh', address: '/zh/', performance: 95, blocking: 100},
];

/** The categories that time has no part in: every page has all points. */
export const WHOLE_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
