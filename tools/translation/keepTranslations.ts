import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {numberStyleOf, type NumberStyle} from '../prose/numbers';
import {translatedPath} from '../../src/translation/contentFiles';
import {sourceDigest, translatedFrom, withTranslatedFrom} from '../../src/translation/sourceDigest';

/** Finds what two texts of a page must share and do not; the second one may be a translation. */
export type Compare = (english: string, other: string, style: NumberStyle) => {line: number; message: string}[];

/** What became of one page in one language. */
export interface Kept {
  page: string;
  folder: string;
  outcome: 'kept' | 'current' | 'stale';
}

/** One page whose change needs no translation, with its text before that change. */
export interface SmallChange {
  page: string;
  before: string;
}

/** What a language has to take over from a change, since all languages must have it; empty if it has it already. */
function oweFaults(
  {now, before, translation, folder}: Record<'now' | 'before' | 'translation' | 'folder', string>,
  compare: Compare,
): string[] {
  if (compare(before, now, 'point').length === 0) return [];
  return compare(now, translation, numberStyleOf(folder)).map(({line, message}) => `${String(line)}: ${message}`);
}

/**
 * Records that translations which were current before a small change of their English page still are. One that was
 * stale before stays stale. Throws, and records nothing, where a page did not change or the change is one that every
 * language has to make.
 */
export function keepTranslations(
  siteDir: string,
  folders: readonly string[],
  changes: readonly SmallChange[],
  compare: Compare,
): Kept[] {
  const faults: string[] = [];
  const written = new Map<string, string>();
  const kept = changes.flatMap(({page, before}) => {
    const now = readFileSync(path.join(siteDir, page), 'utf8');
    if (sourceDigest(now) === sourceDigest(before)) {
      faults.push(
        `${page} has not changed since that commit; name an earlier one with --since, such as --since HEAD~1`,
      );
      return [];
    }
    return folders.flatMap((folder): Kept[] => {
      const file = translatedPath(page, folder);
      if (file === undefined || !existsSync(path.join(siteDir, file))) return [];
      const translation = readFileSync(path.join(siteDir, file), 'utf8');
      const from = translatedFrom(translation);
      if (from === sourceDigest(now)) return [{page, folder, outcome: 'current'}];
      if (from !== sourceDigest(before)) return [{page, folder, outcome: 'stale'}];
      const owed = oweFaults({now, before, translation, folder}, compare);
      faults.push(...owed.map((fault) => `${file}:${fault}; make the same change there, then try again`));
      written.set(file, withTranslatedFrom(translation, sourceDigest(now)));
      return [{page, folder, outcome: 'kept'}];
    });
  });
  if (faults.length > 0) throw new Error(`Nothing was recorded:\n${faults.join('\n')}`);
  for (const [file, text] of written) writeFileSync(path.join(siteDir, file), text);
  return kept;
}
