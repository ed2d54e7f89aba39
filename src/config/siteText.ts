/** The locales the portal is built in; English is the source of the other two. */
export const LOCALES = ['en', 'zh-CN', 'es'] as const;

export type Locale = (typeof LOCALES)[number];

interface SiteText {
  title: string;
  tagline: string;
}

/** Site title and tagline in each language; they are not part of Docusaurus's own translation files. */
export const SITE_TEXT: Record<Locale, SiteText> = {
  en: {
    title: 'Conflux Developer Portal',
    tagline: 'Documentation for Core Space and eSpace, with every example tried on a real node',
  },
  'zh-CN': {
    title: 'Conflux 开发者门户',
    tagline: 'Core Space 与 eSpace 的文档，每个示例都在真实节点上实测过',
  },
  es: {
    title: 'Portal para desarrolladores de Conflux',
    tagline: 'Documentación de Core Space y eSpace, con todos los ejemplos probados en un nodo real',
  },
};

/** The texts of the locale being built; English when a tool loads the configuration outside a build. */
export function siteTextOf(locale: string | undefined): SiteText {
  return SITE_TEXT[LOCALES.find((known) => known === locale) ?? 'en'];
}
