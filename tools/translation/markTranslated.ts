import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {translatedPath} from '../../src/translation/contentFiles';
import {sourceDigest, withTranslatedFrom} from '../../src/translation/sourceDigest';

/**
 * Records in these pages' translations that they are up to date with today's English text; returns how many there are.
 */
export function markTranslated(siteDir: string, folders: readonly string[], pages: readonly string[]): number {
  const translations = folders.flatMap((folder) =>
    pages.flatMap((page) => {
      const name = translatedPath(page, folder);
      const file = path.join(siteDir, name ?? '');
      return name !== undefined && existsSync(file) ? [{file, page: path.join(siteDir, page)}] : [];
    }),
  );
  for (const {file, page} of translations) {
    writeFileSync(file, withTranslatedFrom(readFileSync(file, 'utf8'), sourceDigest(readFileSync(page, 'utf8'))));
  }
  return translations.length;
}
