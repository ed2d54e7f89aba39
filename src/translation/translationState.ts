import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translatedPath} from './contentFiles';
import {readRecord, sourceDigest, type TranslationRecord} from './sourceDigest';

export type TranslationState = 'current' | 'stale' | 'missing';

/** Tells of an English page and one language whether its translation exists and was made from today's text. */
export function translationState(
  siteDir: string,
  englishPath: string,
  folder: string,
  record: TranslationRecord = readRecord(siteDir, folder),
): TranslationState {
  const translation = translatedPath(englishPath, folder);
  if (!translation || !existsSync(path.join(siteDir, translation))) return 'missing';
  const digest = sourceDigest(readFileSync(path.join(siteDir, englishPath), 'utf8'));
  return record[englishPath] === digest ? 'current' : 'stale';
}
