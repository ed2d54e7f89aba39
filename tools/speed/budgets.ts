import {TRANSLATIONS} from '../../src/config/locales';

/** What Lighthouse, as a phone on a slow line, must find on one page; bounds are only ever tightened. */
export interface SpeedBudget {
  name: string;
  address: string;
  /** Least score of the category performance, of 100. */
  performance: number;
  /** Most total blocking time, in milliseconds of the simulated phone. */
  blocking: number;
}

/**
 * One page of each kind. Measured on 2026-11-24 with Node 20.20.2 on 2 cores with nothing beside it: performance 98
 * (docs) or 99; blocking, three runs each: home 0, 4, 31 ms, docs 56, 81, 161, methods 19, 32, 88, blog 21, 41, 90,
 * Chinese home 79, 82, 99; largest paint 1.7 to 2.2 s. A comparable portal has 70 to 93, 195 to 1,570 ms and 1.7 to 5.0
 * s. The longest task that is left is the first layout of a method's page as the server drew it, 104 to 240 ms, with
 * none of our scripts in it.
 */
export const SPEED_BUDGETS: readonly SpeedBudget[] = [
  {name: 'home', address: '/', performance: 95, blocking: 100},
  {name: 'docs', address: '/docs/general/conflux-basics/gas', performance: 95, blocking: 200},
  {name: 'rpc', address: '/docs/core/rpc/cfx_call', performance: 95, blocking: 200},
  {name: 'blog', address: '/blog', performance: 95, blocking: 200},
  ...TRANSLATIONS.map(({folder, prefix}) => ({name: folder, address: `${prefix}/`, performance: 95, blocking: 100})),
];

/** The categories that time has no part in: every page has all points. */
export const WHOLE_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
