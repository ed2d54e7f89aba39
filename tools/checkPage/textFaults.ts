import type {Language} from '../../src/config/locales';
import {TERMS} from '../../src/content/glossary/termList';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {runsOfFile, runsOfPage} from '../prose/englishProse';
import {createNameJudge} from '../prose/namedThings';
import * as rules from '../prose/pageRules';
import {readPageTargets} from '../prose/pageTargets';
import {parsePage} from '../prose/parseProse';
import {createPhraseFinder, readAvoidedPhrases} from '../prose/plainEnglish';
import {announcementsOnPage} from '../prose/readAnnouncements';
import {proseOfPage} from '../prose/terms';
import {readSources} from '../prose/untested';
import type {FoundPage} from './findPage';

/** What MDX says of a text that it can't read. */
interface Unreadable {
  line?: number;
  reason?: string;
}

/** What is wrong with a text that isn't MDX; undefined if it can be parsed. */
function unreadable(file: string, text: string): string | undefined {
  try {
    parsePage(text);
    return undefined;
  } catch (error) {
    const {line = 1, reason = String(error)} = error as Unreadable;
    return `${file}:${String(line)}: MDX can't read this: ${reason}; write a backslash before { and < in text, and close each element`;
  }
}

/** Checks the rules for every page in every language. */
function faultsOfAny({file, folder}: FoundPage, text: string): string[] {
  const language: Language = folder ?? 'en';
  return [
    ...rules.matterFaults(file, text),
    ...rules.hostileFaults(file, text),
    ...rules.linkFaults(file, text, readPageTargets(readEnglishPages('.'))),
    ...rules.factFaults(file, text),
    ...rules.fenceFaults(file, text),
    ...rules.authorFaults(file, runsOfPage(text), language),
    ...rules.termFaults(file, proseOfPage(text), TERMS, language),
    ...announcementsOnPage(file, text, new Date().toISOString().slice(0, '2026-11-28'.length)),
  ];
}

/** Checks the rules for English pages alone. */
function faultsOfEnglish(file: string, text: string): string[] {
  const prose = runsOfFile(file, text).map((run) => ({place: `${file}:${String(run.line)}`, text: run.text}));
  return [
    ...(file.startsWith('src/') ? [] : rules.formFaults(file, text)),
    ...rules.phraseFaults(prose, createPhraseFinder(readAvoidedPhrases())),
    ...createNameJudge()(prose),
    ...rules.typedFactFaults(file, text),
    ...rules.tutorialFaultsOf(file, text),
    ...(text.includes('untested=') ? rules.untestedFaults(file, text, readSources('samples')) : []),
  ];
}

const lineIn = (fault: string): number => Number(/:(\d+): /.exec(fault)?.[1] ?? 0);

/**
 * Everything that the content tests find wrong in the text of one page, by the same rules, in the order of its lines.
 */
export function textFaults(page: FoundPage, text: string): string[] {
  const broken = unreadable(page.file, text);
  if (broken !== undefined) return [broken];
  const own = page.folder === undefined ? faultsOfEnglish(page.file, text) : rules.foreignFaults(page.file, text);
  return [...faultsOfAny(page, text), ...own].sort((left, right) => lineIn(left) - lineIn(right));
}
