// holds: content.one-language
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {LANGUAGES as LANGUAGE_KEYS, type Language} from '../../src/config/locales';
import {LANGUAGES} from '../support/languages';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const KEY_OF = {en: 'en', 'zh-CN': 'zh', es: 'es'} as const;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const terms = readJson('src/content/glossary/terms.json') as readonly {id: string; definition: Record<Language, string>}[];
const TEXTS: Readonly<Record<string, Texts>> = {
  'meanings of configuration keys': readJson('src/markdown/nodeKeys/meanings.json') as Texts,
  'meanings of terms': Object.fromEntries(terms.map(({id, definition}) => [id, definition])),
};

/** The longest stretch of a text outside of code that no quote or escape divides. */
const wordsOf = (text: string): string =>
  text
    .split('`')
    .filter((_, index) => index % 2 === 0)
    .flatMap((part) => part.split(/["'\\]/))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** A script with its letters beyond ASCII as they are read: minified scripts write them as escapes. */
const readable = (script: string): string =>
  script.replace(/\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})/g, (_, long?: string, short?: string) => String.fromCharCode(parseInt(long ?? short ?? '', 16)));

const scriptsOf = (prefix: string): string => {
  const folder = path.join('build', prefix, 'assets', 'js');
  return readdirSync(folder)
    .map((name) => readable(readFileSync(path.join(folder, name), 'utf8')))
    .join('\n');
};

describe.each(LANGUAGES)('the scripts of $id', ({id, prefix}) => {
  const scripts = scriptsOf(prefix);
  const own = KEY_OF[id];

  test.each(Object.entries(TEXTS))('hold %s in their own language alone', (_, texts) => {
    const foreign = Object.entries(texts).flatMap(([name, text]) =>
      LANGUAGE_KEYS.filter((language) => language !== own).flatMap((language) => {
        const words = wordsOf(text[language]);
        return words.length > 12 && !wordsOf(text[own]).includes(words) && scripts.includes(words) ? [`${name} (${language})`] : [];
      }),
    );
    expect(foreign).toEqual([]);
    // The words are looked for as scripts hold them: those of the reader's language are there.
    expect(Object.values(texts).filter((text) => scripts.includes(wordsOf(text[own]))).length).toBeGreaterThan(0.7 * Object.keys(texts).length);
  });
});
