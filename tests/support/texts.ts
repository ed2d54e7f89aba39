import {readFileSync} from 'node:fs';
import path from 'node:path';

type Texts = Record<string, {message: string} | undefined>;

/**
 * What a text of the interface reads in the language of an address prefix, from the file that translators keep; throws
 * if it is missing.
 */
export function textIn(prefix: string, id: string, english: string, file = 'code.json'): string {
  if (prefix === '') return english;
  const texts = JSON.parse(readFileSync(path.resolve('i18n', prefix.slice(1), file), 'utf8')) as Texts;
  const message = texts[id]?.message;
  if (message === undefined) throw new Error(`i18n${prefix}/${file} has no text "${id}".`);
  return message;
}
