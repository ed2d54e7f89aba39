/** The portal's languages as a reader meets them: address prefix, `lang` value and id. */
export const LANGUAGES = [
  {id: 'en', prefix: '', lang: 'en'},
  {id: 'zh-CN', prefix: '/zh', lang: 'zh-CN'},
  {id: 'es', prefix: '/es', lang: 'es'},
] as const;

/** Whether a kind of page is asked in every language and mode: in the sweeps of `npm run test:all`, whose configuration says so. */
export const asksAll = process.env.PORTAL_SWEEP === '1';

/**
 * The languages in which the page with this number is asked what does not depend on its words: each page in one, in turn, so that
 * every language is asked on several kinds; in the sweeps each in all of them.
 */
export function languagesInTurn(index: number): readonly (typeof LANGUAGES)[number][] {
  return asksAll ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]];
}
