import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, type Language} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {EXEMPTIONS} from '../prose/typedFactsExempt';

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** What is a page's own among its front matter: its address, and its place in the sidebar. */
const OWN_LINES = /^(?:slug|id|sidebar_position|sidebar_label|displayed_sidebar|pagination_\w+): .*\n/gm;
const TITLE = /^title: (['"]?)(.+)\1$/m;
/** What leads to a file beside the page, which a copy does not have beside it: a link, a diagram. */
const BESIDE = /\]\(\.{1,2}\/|<Diagram\b/;

const PER_FOLDER = 80;
/** A folder's name is its label in the sidebar: a number, which is the same in every language. */
const FIRST_FOLDER = 2000;

const fileOf = (english: string, language: Language): string =>
  (language === 'en' ? undefined : translatedPath(english, language)) ?? english;

/**
 * The docs pages that can be copied: written in every language, with a title on one line, without references to files
 * beside them, and without values that only they may type.
 */
function readModels(site: string): string[] {
  return readEnglishPages(site).filter(
    (english) =>
      english.startsWith('docs/') &&
      path.basename(english, path.extname(english)) !== 'index' &&
      !EXEMPTIONS.some(({page}) => page === english) &&
      LANGUAGES.every((language) => {
        const file = path.join(site, fileOf(english, language));
        if (!existsSync(file)) return false;
        const text = readFileSync(file, 'utf8');
        return TITLE.test(text) && !BESIDE.test(text);
      }),
  );
}

/** A page under a title with a number, without what is its own in the front matter. */
function copyOf(text: string, number: number): string {
  return text.replace(FRONT_MATTER, (head) =>
    head
      .replace(TITLE, (_line, quote: string, title: string) => `title: ${quote}${title} (${String(number)})${quote}`)
      .replace(OWN_LINES, ''),
  );
}

/**
 * Made-up docs pages by path, each in every language: copies of the present pages that are translated, in turn, under
 * titles of their own, in folders below their area. They pass the checks that a page has to pass. The same ones in
 * every run.
 */
export function buildSyntheticPages(site: string, count: number): Map<string, string> {
  const models = readModels(site);
  const files = new Map<string, string>();
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length];
    if (model === undefined)
      throw new Error('There is nothing to make pages of: no page of docs/ is translated into every language.');
    const [, area = 'general'] = model.split('/');
    const english = `docs/${area}/${String(FIRST_FOLDER + Math.floor(number / PER_FOLDER))}/growth-${String(number)}.mdx`;
    for (const language of LANGUAGES) {
      files.set(
        fileOf(english, language),
        copyOf(readFileSync(path.join(site, fileOf(model, language)), 'utf8'), number),
      );
    }
  }
  return files;
}
