import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Language} from './locales';

/**
 * Words that code shows, in English beside that code and translated in `i18n/FOLDER/words/NAME.json`. The texts of
 * components don't belong here: they go through `translate()`. Reads files, so that a component gets words from the
 * build, in one language.
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

/**
 * What is wrong with a list: like the English one, it has texts alone, or lists of texts alone; undefined if nothing
 * is.
 */
function listFault(english: readonly unknown[], own: unknown): string | undefined {
  const ofLists = english.some((one) => Array.isArray(one));
  const isText = (one: unknown): boolean => typeof one === 'string' && one.trim() !== '';
  const isRight = (one: unknown): boolean => (ofLists ? Array.isArray(one) && one.every(isText) : isText(one));
  if (Array.isArray(own) && own.every(isRight)) return undefined;
  return `write a list of ${ofLists ? 'lists of texts' : 'texts'}, as in English`;
}

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
  if (Array.isArray(english)) return listFault(english, own);
  const fields = isObject(english) ? Object.keys(english) : [];
  if (!isObject(own) || Object.keys(own).sort().join() !== [...fields].sort().join())
    return `write the fields ${fields.join(', ')}, and no others`;
  const faults = fields.flatMap((field) => {
    const fault = entryFault(isObject(english) ? english[field] : undefined, own[field]);
    return fault === undefined ? [] : [`its field ${field}: ${fault}`];
  });
  return faults[0];
}

/**
 * Checks a language's words against the English ones; throws with file, key and fix. Words that it lacks aren't a
 * fault: English replaces them.
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

/** The content of a JSON file; throws with the file's name if its text isn't JSON. */
function parseFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn't JSON (${String(error)}): correct it there`, {cause: error});
  }
}

const read = new Map<string, Record<string, unknown>>();

/** What a language's file has; nothing for a file that is not there, and for the source. */
function ownWords(words: Words<object>, language: Language): Record<string, unknown> {
  const file = wordsFile(words, language);
  const known = read.get(file);
  if (known) return known;
  const address = path.join(SITE, file);
  const own = existsSync(address) ? parseWords(words, file, parseFile(file, readFileSync(address, 'utf8'))) : {};
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
