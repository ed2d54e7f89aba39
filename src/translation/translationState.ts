import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TranslationState} from '../content/translationStatus';
import {translatedPath} from './contentFiles';
import {sourceDigest, translatedFrom} from './sourceDigest';

/** Returns whether an English page's translation into one language exists and was made from today's text. */
export function translationState(siteDir: string, englishPath: string, folder: string): TranslationState {
  const name = translatedPath(englishPath, folder);
  const file = path.join(siteDir, name ?? '');
  if (name === undefined || !existsSync(file)) return 'missing';
  const digest = sourceDigest(readFileSync(path.join(siteDir, englishPath), 'utf8'));
  return translatedFrom(readFileSync(file, 'utf8')) === digest ? 'current' : 'stale';
}
