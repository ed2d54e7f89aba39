import type {TranslationFile} from '@docusaurus/types';
import {mapTexts, type TranslatedContent} from './texts';

/** Name of the file, without extension, that an instance's translations stand in. */
export const TRANSLATION_PATH = 'methods';

/** Every text of an instance, by key, as `write-translations` puts it on disk. */
export function getTranslationFiles(instance: TranslatedContent): [TranslationFile] {
  const content = new Map<string, {message: string; description: string}>();
  mapTexts(instance, (key, message, description) => {
    content.set(key, {message, description});
    return message;
  });
  return [{path: TRANSLATION_PATH, content: Object.fromEntries(content)}];
}

/** An instance in another language; a text without translation stays English. */
export function translateInstance<T extends TranslatedContent>(instance: T, file: TranslationFile | undefined): T {
  const content = new Map(Object.entries(file?.content ?? {}));
  return mapTexts(instance, (key, english) => content.get(key)?.message ?? english);
}
