import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {nearIds} from '../../src/facts/nearIds';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {addressOf} from '../prose/pageTargets';
import {readFrontMatter} from '../prose/parseProse';

/** The folder of a translated language. */
export type Folder = (typeof TRANSLATIONS)[number]['folder'];

/**
 * A page that is there: its file, the English page that it is or was made from, and the language's folder of a
 * translation.
 */
export interface FoundPage {
  file: string;
  english: string;
  folder?: Folder;
}

/**
 * What a person entered, as a path from the root or as an address: without host, anchor, and anything before the root.
 */
function plainName(word: string): string {
  const bare = word.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const inside = path.isAbsolute(bare) && existsSync(bare) ? path.relative('.', bare) : bare;
  return inside
    .split(path.sep)
    .join('/')
    .replace(/^\.\//, '')
    .replace(/(?<=.)\/$/, '');
}

/** A page and its translations, each with the prefix of its language's addresses. */
function* versionsOf(english: string): Generator<{page: FoundPage; prefix: string}> {
  yield {page: {file: english, english}, prefix: ''};
  for (const {folder, prefix} of TRANSLATIONS) {
    const file = translatedPath(english, folder);
    if (file !== undefined && existsSync(file)) yield {page: {file, english, folder}, prefix};
  }
}

/** An address without the prefix of its language. */
function withoutLanguage(address: string): string {
  const language = TRANSLATIONS.find(({prefix}) => address.startsWith(`${prefix}/`));
  return language ? address.slice(language.prefix.length) : address;
}

/** The page that a path or an address names; throws with the nearest ones if there is none. */
export function findPage(word: string): FoundPage {
  const name = plainName(word);
  const reference = Object.values(RPC_REFERENCES).find(({routeBasePath}) =>
    withoutLanguage(name).startsWith(`/${routeBasePath}/`),
  );
  if (reference)
    throw new Error(
      `${name} is made from ${reference.document} and its translations: npm run check -- unit tests/rpc checks them.`,
    );
  const versions = readEnglishPages('.').flatMap((english) => [...versionsOf(english)]);
  const byFile = new Map(versions.map(({page}) => [page.file, page]));
  const named = byFile.get(name) ?? byFile.get(`${name}.mdx`);
  if (named) return named;
  const addressOfPage = (english: string): string =>
    addressOf(english, readFrontMatter(readFileSync(english, 'utf8')).slug);
  const byAddress = new Map(versions.map(({page, prefix}) => [`${prefix}${addressOfPage(page.english)}`, page]));
  const addressed = byAddress.get(name) ?? byAddress.get(`/${name}`);
  if (addressed) return addressed;
  throw new Error(
    `There is no page ${word}. The nearest are ${nearIds(name, [...byFile.keys(), ...byAddress.keys()]).join(', ')}.`,
  );
}
