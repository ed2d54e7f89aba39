import {existsSync, readFileSync} from 'node:fs';
import {TRANSLATIONS} from '../../src/config/locales';
import type {TranslationState} from '../../src/content/translationStatus';
import {translatedPath} from '../../src/translation/contentFiles';
import {translationState} from '../../src/translation/translationState';
import {translationFaults} from '../prose/pageRules';
import type {Folder, FoundPage} from './findPage';
import {programFaults} from './programFaults';
import {textFaults} from './textFaults';

/**
 * What came of a page: its faults, each with file, line and what to do, and the state of its translations, which fails
 * nothing.
 */
export interface PageReport {
  faults: string[];
  notes: string[];
}

const noteOf = (state: TranslationState, folder: Folder, english: string): string =>
  ({
    current: `${folder}: up to date`,
    stale: `${folder}: made from an older English text; compare the two, then npm run i18n -- translated ${folder} ${english}`,
    missing: `${folder}: not translated; readers see the English page under a notice`,
  })[state];

/**
 * What a translation lost or added beside its English page; nothing if there is none, or where one of the two can't be
 * read at all.
 */
function againstEnglish(english: string, folder: Folder): string[] {
  const file = translatedPath(english, folder);
  try {
    return file !== undefined && existsSync(file) ? translationFaults(english, file, folder) : [];
  } catch {
    // Whichever text MDX can't read has been reported with its line, or is another page's fault.
    return [];
  }
}

/** Asks one page what the gate asks of all of them from their sources. */
export async function checkPage(page: FoundPage): Promise<PageReport> {
  const programs = programFaults(page.file);
  const {english, folder} = page;
  const folders = folder === undefined ? TRANSLATIONS.map((one) => one.folder) : [folder];
  const ofText = textFaults(page, readFileSync(page.file, 'utf8'));
  return {
    faults: [...ofText, ...folders.flatMap((one) => againstEnglish(english, one)), ...(await programs)],
    notes: folders.map((one) => noteOf(translationState('.', english, one), one, english)),
  };
}
