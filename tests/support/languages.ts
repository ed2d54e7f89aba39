/** The portal's languages as a reader meets them: address prefix, `lang` value and id. */
export const LANGUAGES = [
  {id: 'en', prefix: '', lang: 'en'},
  {id: 'zh-CN', prefix: '/zh', lang: 'zh-CN'},
  {id: 'es', prefix: '/es', lang: 'es'},
] as const;
