import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** English path → digest of the English page that its translation was made from. */
export type TranslationRecord = Record<string, string>;

/** Twelve hex digits that change whenever the page's text does. */
export function sourceDigest(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/** Where a language keeps what its pages were translated from. */
export function recordFile(siteDir: string, folder: string): string {
  return path.join(siteDir, 'i18n', folder, 'translated-from.json');
}

/** Reads that record; empty where the language has none yet. */
export function readRecord(siteDir: string, folder: string): TranslationRecord {
  const file = recordFile(siteDir, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord) : {};
}

/** Writes that record, sorted, without pages that are gone. */
export function writeRecord(siteDir: string, folder: string, record: TranslationRecord): void {
  const existing = Object.entries(record).filter(([page]) => existsSync(path.join(siteDir, page)));
  const sorted = Object.fromEntries(existing.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile(siteDir, folder), `${JSON.stringify(sorted, null, 2)}\n`);
}
