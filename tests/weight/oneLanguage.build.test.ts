// holds: content.one-language
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {inEachLanguage, languageOfLocale, LANGUAGES as LANGUAGE_KEYS, type Language} from '../../src/config/locales';
import {wordsIn} from '../../src/config/words';
import {TERMS} from '../../src/content/glossary/termList';
import {MEANINGS} from '../../src/markdown/nodeKeys/nodeKeys';
import {LANGUAGES} from '../support/languages';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const meanings = inEachLanguage((language) => wordsIn(MEANINGS, language));
const TEXTS: Readonly<Record<string, Texts>> = {
  'meanings of configuration keys': Object.fromEntries(
    Object.keys(MEANINGS.english).map((key) => [key, inEachLanguage((language) => meanings[language][key] ?? '')]),
  ),
  'meanings of terms': Object.fromEntries(TERMS.map(({id, definition}) => [id, definition])),
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
  script.replace(/\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})/g, (_, long?: string, short?: string) =>
    String.fromCharCode(parseInt(long ?? short ?? '', 16)),
  );

const scriptsOf = (prefix: string): string => {
  const folder = path.join('build', prefix, 'assets', 'js');
  return readdirSync(folder)
    .map((name) => readable(readFileSync(path.join(folder, name), 'utf8')))
    .join('\n');
};

describe.each(LANGUAGES)('the scripts of $id', ({id, prefix}) => {
  const scripts = scriptsOf(prefix);
  const own = languageOfLocale(id);

  test.each(Object.entries(TEXTS))('hold %s in their own language alone', (_, texts) => {
    const foreign = Object.entries(texts).flatMap(([name, text]) =>
      LANGUAGE_KEYS.filter((language) => language !== own).flatMap((language) => {
        const words = wordsOf(text[language]);
        return words.length > 12 && !wordsOf(text[own]).includes(words) && scripts.includes(words)
          ? [`${name} (${language})`]
          : [];
      }),
    );
    expect(foreign).toEqual([]);
    // The words are looked for as scripts hold them: those of the reader's language are there.
    expect(Object.values(texts).filter((text) => scripts.includes(wordsOf(text[own]))).length).toBeGreaterThan(
      0.7 * Object.keys(texts).length,
    );
  });
});
