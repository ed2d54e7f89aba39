import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../config/locales';
import {readEnglishPages, translatedPath} from './contentFiles';
import {readRecord, recordFile, sourceDigest} from './sourceDigest';

/**
 * `npm run translated -- [FOLDER [PAGE …]]`: records that translations are up to date with today's English text.
 * Without arguments it does so for every translated page of every language.
 */
export function markTranslated(siteDir: string, folders: readonly string[], pages: readonly string[]): number {
  let count = 0;
  for (const folder of folders) {
    const record = readRecord(siteDir, folder);
    for (const page of pages) {
      const translation = translatedPath(page, folder);
      if (!translation || !existsSync(path.join(siteDir, translation))) continue;
      record[page] = sourceDigest(readFileSync(path.join(siteDir, page), 'utf8'));
      count++;
    }
    const existing = Object.entries(record).filter(([page]) => existsSync(path.join(siteDir, page)));
    const sorted = Object.fromEntries(existing.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(recordFile(siteDir, folder), `${JSON.stringify(sorted, null, 2)}\n`);
  }
  return count;
}

if (require.main === module) {
  const [folder, ...pages] = process.argv.slice(2);
  const siteDir = process.cwd();
  const known = TRANSLATIONS.map((translation): string => translation.folder);
  if (folder && !known.includes(folder)) {
    console.error(`Unknown language folder "${folder}". Available: ${known.join(', ')}.`);
    process.exit(1);
  }
  const count = markTranslated(siteDir, folder ? [folder] : known, pages.length > 0 ? pages : readEnglishPages(siteDir));
  console.log(`${String(count)} translations recorded as up to date.`);
}
