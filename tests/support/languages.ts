/** The portal's languages as a reader meets them: address prefix, `lang` value and id. */
export const LANGUAGES = [
  {id: 'en', prefix: '', lang: 'en'},
  {id: 'zh-CN', prefix: '/zh', lang: 'zh-CN'},
  {id: 'es', prefix: '/es', lang: 'es'},
] as const;

/** Whether everything is asked in every language and mode: in `npm run test:all`, whose stage says so. */
export const asksAll = process.env.PORTAL_ASKS_ALL === '1';

/**
 * The languages in which the question with this number is asked where its answer does not depend on the language: one, in turn, so that
 * every language is asked many questions; where all is asked, each.
 */
export function languagesInTurn(index: number): readonly (typeof LANGUAGES)[number][] {
  return asksAll ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]];
}
