import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Language} from '../../src/config/locales';
import {frontMatterFaults} from '../../src/content/parseFrontMatter';
import type {Term} from '../../src/content/glossary/termList';
import {FACTS} from '../../src/facts/registry';
import {remarkFacts} from '../../src/markdown/remarkFacts';
import {authorsIn, reportsIn} from './authors';
import {compareTranslation} from './compareTranslation';
import type {PlacedProse} from './englishProse';
import {ENGLISH_TITLES, foreignSentences} from './foreignSentences';
import {hostileContent} from './hostile/hostileContent';
import {refusalText} from './hostile/refusal';
import {lineOfFault} from './lineOfFault';
import {numberStyleOf} from './numbers';
import {pageFaults} from './pageFaults';
import type {PageTargets} from './pageTargets';
import {parsePage, parsePageAnew, readFrontMatter} from './parseProse';
import type {PhraseFault} from './plainEnglish';
import {readFences} from './readFences';
import {sourceLinkFaults} from './sourceLinks';
import {misspellings, type Prose} from './terms';
import {typedFacts} from './typedFacts';
import {EXEMPTIONS, type Exemption} from './typedFactsExempt';
import {tutorialFaults} from './tutorials';
import {couldBeSample} from './untested';
import {dataFault} from './untestedData';

// Each function here reports what it finds as `FILE:LINE: what is wrong; what to write`: the content tests check all
// pages, `npm run check -- PAGE` checks one.

const SAMPLES = 'samples';

const at = (file: string, line: number, message: string): string => `${file}:${String(line)}: ${message}`;

/** In which a page breaks the form that docs and posts have: headings, ids, links, images, length. */
export function formFaults(file: string, text: string): string[] {
  return pageFaults(file, text).map(({line, message}) => at(file, line, message));
}

/** Fields of front matter that are missing or wrong. */
export function matterFaults(file: string, text: string): string[] {
  return frontMatterFaults(file, readFrontMatter(text), '.').map((fault) => at(file, lineOfFault(text, fault), fault));
}

/** Links to pages, headings and addresses of the site that are not there. */
export function linkFaults(file: string, text: string, targets: PageTargets): string[] {
  return sourceLinkFaults(text, targets).map(({line, message}) => at(file, line, message));
}

/** Facts and tables of facts that the build could not fill in, in the build's own words. */
export function factFaults(file: string, text: string): string[] {
  if (!text.includes('<Fact')) return [];
  try {
    remarkFacts()(parsePageAnew(text).tree, {path: path.resolve(file)});
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

/**
 * Fences that name a file or region which no sample has, repeat their sample, or don't say where their code is from.
 */
export function fenceFaults(file: string, text: string): string[] {
  return readFences(text, SAMPLES).flatMap(({line, fault}) => (fault ? [at(file, line, fault)] : []));
}

/** Fences that say why no one ran them, but could be a sample. */
export function untestedFaults(file: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  return readFences(text, SAMPLES).flatMap((fence) => {
    const why =
      fence.origin?.kind === 'untested'
        ? (couldBeSample(fence, sources) ?? dataFault(fence, fence.origin.reason))
        : undefined;
    return why ? [at(file, fence.line, `untested, but ${why}`)] : [];
  });
}

/** What a tutorial lacks, with the page that has to get it. */
export function tutorialFaultsOf(file: string, text: string): string[] {
  return tutorialFaults(text, SAMPLES).map((fault) => `${file}: ${fault}`);
}

/** Spellings that the list of terms avoids. */
export function termFaults(
  file: string,
  prose: readonly Prose[],
  terms: readonly Term[],
  language: Language,
): string[] {
  return misspellings(prose, terms, language).map(({line, found, right}) =>
    at(file, line, `"${found}"; the term is "${right}"`),
  );
}

/** Sentences in which a page of documentation speaks of its authors, or of how it was made. */
export function authorFaults(file: string, prose: readonly Prose[], language: Language): string[] {
  const cure = 'write what the reader does, and move how it was tried to "tested" in the front matter';
  return [...authorsIn(file, prose, language), ...reportsIn(file, prose, language)].map(({line, found}) =>
    at(file, line, `"${found}": a page doesn't report on its authors; ${cure}`),
  );
}

/** Phrases that the portal's English avoids. */
export function phraseFaults(prose: readonly PlacedProse[], find: (text: string) => PhraseFault[]): string[] {
  return prose.flatMap(({place, text}) => find(text).map(({found, write}) => `${place}: "${found}"; write: ${write}`));
}

/** Values that a page types although a fact has them; exemptions that it needs are noted in `used`. */
export function typedFactFaults(page: string, text: string, used = new Set<Exemption>()): string[] {
  return [...typedFacts(parsePage(text).tree, FACTS)].flatMap(({line, written, ids}) => {
    const byId = EXEMPTIONS.filter(({id}) => id !== undefined && ids.includes(id));
    byId.forEach((exemption) => used.add(exemption));
    const left = ids.filter((id) => !byId.some((exemption) => exemption.id === id));
    const here = EXEMPTIONS.filter((exemption) => exemption.page === page && exemption.written === written);
    if (left.length > 0) here.forEach((exemption) => used.add(exemption));
    if (left.length === 0 || here.length > 0) return [];
    const quotes = left.map((id) => `<Fact id="${id}" />`).join(' or ');
    return [
      at(
        page,
        line,
        `"${written}" is a fact; write ${quotes}, or exempt it with a reason in tools/prose/typedFactsExempt.ts`,
      ),
    ];
  });
}

/** What a page may not hold: what runs code, loads from elsewhere or hides where a link leads. */
export function hostileFaults(file: string, text: string): string[] {
  return hostileContent(text).map((refusal) => refusalText(file, refusal));
}

/** English sentences that a translation has left; titles of papers stay. */
export function foreignFaults(file: string, text: string): string[] {
  const left = foreignSentences(text).filter((sentence) => !ENGLISH_TITLES.includes(sentence.text));
  return left.map((sentence) => at(file, sentence.line, `"${sentence.text}" is English; translate it`));
}

/** In which a translation departs from its English page, other than in its words. */
export function translationFaults(page: string, file: string, folder: string): string[] {
  const faults = compareTranslation(readFileSync(page, 'utf8'), readFileSync(file, 'utf8'), numberStyleOf(folder));
  return faults.map(({line, message}) => at(file, line, message));
}
