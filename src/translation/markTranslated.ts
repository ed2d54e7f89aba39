import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translatedPath} from './contentFiles';
import {readRecord, sourceDigest, writeRecord} from './sourceDigest';

/** Records that the translations of these pages are up to date with today's English text; returns how many there are. */
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
    writeRecord(siteDir, folder, record);
  }
  return count;
}
