import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Language} from './locales';

/**
 * Words that code shows, in English beside that code and translated in `i18n/FOLDER/words/NAME.json`. The texts of components don't belong here: they go through `translate()`. Reads files, so that a component gets words from the build, in one language.
 */
export interface Words<English extends object> {
  name: string;
  /** The file of the English words. */
  source: string;
  english: English;
}

const SITE = path.resolve(__dirname, '..', '..');

/** The file of a language's words, from the site. */
export const wordsFile = ({name}: Pick<Words<object>, 'name'>, language: Language): string =>
  `i18n/${language}/words/${name}.json`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');

/** What is wrong with the words under a key, compared with the English ones; undefined if nothing is. */
function entryFault(english: unknown, own: unknown): string | undefined {
  if (typeof english === 'string') {
    if (typeof own !== 'string' || own.trim() === '')
      return 'write a text, or take the key out to show the English one';
    const [wanted, found] = [placeholdersOf(english), placeholdersOf(own)];
    return wanted === found
      ? undefined
      : `it has the placeholders ${found || '(none)'}; write those of the English text: ${wanted || '(none)'}`;
  }
  if (Array.isArray(english)) return Array.isArray(own) ? undefined : 'write a list, as in English';
  const fields = isObject(english) ? Object.keys(english) : [];
  if (!isObject(own) || Object.keys(own).sort().join() !== [...fields].sort().join())
    return `write the fields ${fields.join(', ')}, and no others`;
  return fields
    .map((field) => entryFault(isObject(english) ? english[field] : undefined, own[field]))
    .find((fault) => fault !== undefined);
}

/**
 * Checks a language's words against the English ones; throws with file, key and fix. Words that it lacks aren't a fault: English replaces them.
 */
export function parseWords(
  {source, english}: Pick<Words<object>, 'source' | 'english'>,
  file: string,
  own: unknown,
): Record<string, unknown> {
  if (!isObject(own)) throw new Error(`${file}: it holds no object; write {"KEY": …} with the keys of ${source}`);
  const faults = Object.entries(own).flatMap(([key, value]) => {
    if (!Object.hasOwn(english, key)) return [`${file}: "${key}" isn't a key of ${source}; correct or remove it`];
    const fault = entryFault(english[key as keyof typeof english], value);
    return fault === undefined ? [] : [`${file}: "${key}": ${fault}`];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return own;
}

const read = new Map<string, Record<string, unknown>>();

/** What a language's file has; nothing for a file that is not there, and for the source. */
function ownWords(words: Words<object>, language: Language): Record<string, unknown> {
  const file = wordsFile(words, language);
  const known = read.get(file);
  if (known) return known;
  const address = path.join(SITE, file);
  const own = existsSync(address) ? parseWords(words, file, JSON.parse(readFileSync(address, 'utf8'))) : {};
  read.set(file, own);
  return own;
}

/** The words in one language; what it lacks is in English. */
export function wordsIn<English extends object>(words: Words<English>, language: Language): English {
  // The file has been found to hold entries of the same form as the English ones, under some of their keys.
  return {...words.english, ...(ownWords(words, language) as Partial<English>)};
}

/** The keys that a language shows in English. */
export const missingWords = (words: Words<object>, language: Language): string[] =>
  Object.keys(words.english).filter((key) => !Object.hasOwn(ownWords(words, language), key));

/** A text with values in the place of its placeholders: `{day}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
