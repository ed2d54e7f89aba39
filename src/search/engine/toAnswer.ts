import {prefixOf, type Language} from '../../config/locales';
import type {SearchPage, SearchSection, Space, TextSegment} from '../results';
import type {Hit} from './createSearch';
import {kindOf} from './pageKind';
import {hanPairs, piecesOf, termsOf} from './terms';

const MOST_SECTIONS = 3;

function spaceOf(address: string): Space | undefined {
  const space = /^\/docs\/(core|espace)(?:\/|$)/.exec(address)?.[1];
  return space === 'core' || space === 'espace' ? space : undefined;
}

/** A run of Han characters, with those marked that are in a matching pair. */
function markHan(run: string, terms: ReadonlySet<string>): TextSegment[] {
  const pairs = hanPairs(run);
  const isFound = (at: number): boolean => terms.has(pairs[at] ?? '');
  const characters = Array.from(run);
  return characters.map((text, at) => ({
    text,
    marked: characters.length === 1 ? isFound(0) : isFound(at) || isFound(at - 1),
  }));
}

function join(segments: readonly TextSegment[]): TextSegment[] {
  const joined: TextSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.marked === segment.marked) last.text += segment.text;
    else joined.push({...segment});
  }
  return joined;
}

/** A text with the words marked that answered. */
export function markText(text: string, terms: ReadonlySet<string>, language: Language): TextSegment[] {
  const segments = piecesOf(text).flatMap(({piece, kind}) => {
    if (kind === 'han') return markHan(piece, terms);
    return [{text: piece, marked: kind === 'word' && termsOf(piece, language).some((term) => terms.has(term))}];
  });
  return join(segments);
}

/** How many of the terms that answered a text has. */
const count = (text: string, terms: ReadonlySet<string>, language: Language): number =>
  new Set(termsOf(text, language).filter((term) => terms.has(term))).size;

/** The headings of a page that say most of what was found there. */
function sectionsOf({page, terms}: Hit, language: Language): SearchSection[] {
  const inTitle = count(page.title, terms, language);
  const counted = page.headings.map(([anchor, text]) => ({anchor, text, found: count(text, terms, language)}));
  const most = counted.reduce((best, {found}) => Math.max(best, found), 0);
  // A heading that says less than the title of its page adds nothing.
  const telling = counted.filter(({found}) => found > 0 && found >= Math.max(most / 2, Math.min(inTitle, most)));
  return telling
    .sort((a, b) => b.found - a.found)
    .slice(0, MOST_SECTIONS)
    .map(({anchor, text}) => ({
      address: `${prefixOf(language)}${page.address}#${anchor}`,
      title: markText(text, terms, language),
    }));
}

/** A page as a result shows it. */
export function toSearchPage(hit: Hit, language: Language): SearchPage {
  const {page, terms} = hit;
  const kind = kindOf(page);
  return {
    address: `${prefixOf(language)}${page.address}`,
    title: markText(page.title, terms, language),
    kind,
    space: spaceOf(page.address),
    trail: page.trail,
    sentence: page.description,
    sections: kind === 'method' ? [] : sectionsOf(hit, language),
  };
}
