import type {TranslationFile} from '@docusaurus/types';
import type {RpcReference} from './reference';
import {mapTexts} from './texts';

/** Name of the file, without extension, that an instance's translations stand in. */
export const TRANSLATION_PATH = 'methods';

/** Every text of a reference, by key, as `write-translations` puts it on disk. */
export function getTranslationFiles(reference: RpcReference): [TranslationFile] {
  const content = new Map<string, {message: string; description: string}>();
  mapTexts(reference, (key, message, description) => {
    content.set(key, {message, description});
    return message;
  });
  return [{path: TRANSLATION_PATH, content: Object.fromEntries(content)}];
}

/** The reference in another language; a text without translation stays English. */
export function translateReference(reference: RpcReference, file: TranslationFile | undefined): RpcReference {
  const content = new Map(Object.entries(file?.content ?? {}));
  return mapTexts(reference, (key, english) => content.get(key)?.message ?? english);
}
