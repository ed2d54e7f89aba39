import type {TranslationFile} from '@docusaurus/types';
import {mapTexts, type TranslatedContent} from './texts';

/** Name of the file, without extension, that contains an instance's translations. */
export const TRANSLATION_PATH = 'methods';

/** Every text of an instance, by key, as `write-translations` puts it on disk. */
export function getTranslationFiles(instance: TranslatedContent): [TranslationFile] {
  const content = new Map<string, {message: string; description: string}>();
  const collect = (key: string, message: string, description: string): string => {
    content.set(key, {message, description});
    return message;
  };
  mapTexts(instance, {label: collect, prose: collect});
  return [{path: TRANSLATION_PATH, content: Object.fromEntries(content)}];
}

/** An instance in another language; a text without translation stays English. */
export function translateInstance<T extends TranslatedContent>(instance: T, file: TranslationFile | undefined): T {
  const content = new Map(Object.entries(file?.content ?? {}));
  const translate = (key: string, english: string): string => content.get(key)?.message ?? english;
  return mapTexts(instance, {label: translate, prose: translate});
}
