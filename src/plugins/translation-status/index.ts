import type {LoadContext, Plugin} from '@docusaurus/types';
import {TRANSLATIONS} from '../../config/locales';
import type {TranslationStatus} from '../../content/translationStatus';
import {CONTENT_AREAS} from '../../translation/contentFiles';
import {translationState} from '../../translation/translationState';

interface Page {
  source: string;
  permalink: string;
}

/** Every object below a plugin's content that contains its source file and its address. */
function pagesIn(value: unknown, found: Page[] = [], seen = new Set<unknown>()): Page[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  if (
    'source' in value &&
    'permalink' in value &&
    typeof value.source === 'string' &&
    typeof value.permalink === 'string'
  ) {
    found.push({source: value.source, permalink: value.permalink});
  }
  for (const child of Object.values(value)) pagesIn(child, found, seen);
  return found;
}

/** The English source of a page, from its alias in whichever language it was read. */
function englishSource(source: string): string | undefined {
  const file = source.replace(/^@site\//, '');
  for (const {english, translated} of CONTENT_AREAS) {
    if (file.startsWith(`${english}/`)) return file;
    const match = new RegExp(`^i18n/[^/]+/${translated}/(.*)$`).exec(file);
    if (match?.[1]) return `${english}/${match[1]}`;
  }
  return undefined;
}

/** Publishes which pages lack a translation, or have one of an older English text. */
export default function translationStatus(context: LoadContext): Plugin {
  const siteDir = context.siteDir;
  return {
    name: 'translation-status',
    allContentLoaded({allContent, actions}) {
      const status: TranslationStatus = {missing: {}, stale: {}};
      const pages = ['docs', 'blog', 'pages'].flatMap((name) =>
        pagesIn(allContent[`docusaurus-plugin-content-${name}`]),
      );
      for (const {locale, folder} of TRANSLATIONS) {
        for (const {source, permalink} of pages) {
          const english = englishSource(source);
          if (!english || !/\.mdx?$/.test(english)) continue;
          const state = translationState(siteDir, english, folder);
          if (state === 'current') continue;
          const list = (status[state][locale] ??= []);
          // Index documents still carry their final slash here; their routes do not.
          const plain = `/${permalink.slice(context.baseUrl.length).replace(/\/$/, '')}`;
          if (!list.includes(plain)) list.push(plain);
        }
      }
      actions.setGlobalData(status);
    },
  };
}
