import type {Nodes} from 'mdast';
import type {Language} from '../../src/config/locales';
import type {Term} from '../../src/content/glossary/termList';
import {nodesBelow} from '../../src/markdown/tree';
import {lineOf, parsePage, textAttributes} from './parseProse';

/** A stretch of text that a reader reads, and the line it begins on. */
export interface Prose {
  text: string;
  line: number;
}

/** A spelling that the glossary does not use, its line, and what to write instead. */
export interface Misspelling {
  line: number;
  found: string;
  right: string;
}

const HUMAN_PROPS = new Set(['aria-label', 'alt', 'title', 'label', 'caption']);
const HUMAN_FIELDS = ['title', 'description', 'sidebar_label'];
const NOT_PROSE = /https?:\/\/\S+|\b(?:cfx|cfxtest|net\d+):\S+/g;

function proseOfNode(node: Nodes): Prose[] {
  const line = lineOf(node);
  if (node.type === 'text' && node.value) return [{text: node.value, line}];
  if (node.type === 'image' && node.alt) return [{text: node.alt, line}];
  return textAttributes(node).flatMap(({name, value}) => (HUMAN_PROPS.has(name) ? [{text: value, line}] : []));
}

/**
 * The lines of a page's front matter on how it was tested, which readers find at its foot; the build checks their form.
 */
export function proseOfTest(text: string, {tested}: Record<string, unknown>): Prose[] {
  const {done, not} = (tested ?? {}) as {done?: unknown; not?: unknown};
  const line = text.split('\n').findIndex((one) => one.startsWith('tested:')) + 1;
  const items = [done, not].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return items.filter((item) => typeof item === 'string').map((item) => ({text: item, line}));
}

/**
 * What a reader reads of an MDX page: its text and labels and the human fields of its front matter; no code, no
 * address.
 */
export function proseOfPage(text: string): Prose[] {
  const {frontMatter, tree} = parsePage(text);
  const lines = text.split('\n');
  const fields = HUMAN_FIELDS.flatMap((field): Prose[] => {
    const value = frontMatter[field];
    return typeof value === 'string'
      ? [{text: value, line: lines.findIndex((line) => line.startsWith(`${field}:`)) + 1}]
      : [];
  });
  const tested = proseOfTest(text, frontMatter).map((run) => ({...run, text: run.text.replace(/`[^`]*`/g, ' ')}));
  return [...fields, ...tested, ...[...nodesBelow(tree)].flatMap(proseOfNode)];
}

/**
 * The strings that a JSON or YAML file of interface texts shows: `message`, `label`, `description` of a tag or
 * category, `title`.
 */
export function proseOfTexts(text: string, value: unknown, fields: readonly string[]): Prose[] {
  const found: Prose[] = [];
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, child] of Object.entries(inner)) {
      if (typeof child === 'string' && fields.includes(key)) found.push({text: child, line: lineHolding(text, child)});
      else visit(child);
    }
  };
  visit(value);
  return found;
}

function lineHolding(text: string, value: string): number {
  const inJson = JSON.stringify(value).slice(1, -1);
  const at = Math.max(text.indexOf(inJson), text.indexOf(value));
  return text.slice(0, Math.max(at, 0)).split('\n').length;
}

/**
 * The pattern that finds a spelling: Han text anywhere, other text only as whole words; a space may be a line break.
 */
export function spellingPattern(spelling: string): RegExp {
  const literal = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return /\p{Script=Han}/u.test(spelling)
    ? new RegExp(literal, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'gu');
}

/** A spelling that a language avoids, the pattern that finds it, and the term to write. */
interface Avoided {
  spelling: string;
  pattern: RegExp;
  right: string;
}

const avoidedOf = new WeakMap<readonly Term[], Partial<Record<Language, Avoided[]>>>();

const withOneBlank = (text: string): string => text.replace(/\s+/g, ' ');

/** What a language avoids, made once for a list of terms. */
function avoidedIn(terms: readonly Term[], language: Language): Avoided[] {
  const made = avoidedOf.get(terms) ?? {};
  avoidedOf.set(terms, made);
  return (made[language] ??= terms.flatMap((term) =>
    term.avoid[language].map((spelling) => ({
      spelling: withOneBlank(spelling),
      pattern: spellingPattern(spelling),
      right: term[language],
    })),
  ));
}

/** Every spelling in prose that the glossary avoids in that language. */
export function misspellings(prose: readonly Prose[], terms: readonly Term[], language: Language): Misspelling[] {
  const avoided = avoidedIn(terms, language);
  return prose.flatMap(({text, line}) => {
    // Blanks of the same length keep the places of what follows.
    const plain = text.replace(NOT_PROSE, (address) => ' '.repeat(address.length));
    // A spelling that is nowhere needs no pattern, which takes a hundred times as long.
    const oneLine = withOneBlank(plain);
    const inside = avoided.filter(({spelling}) => oneLine.includes(spelling));
    return inside.flatMap(({pattern, right}) =>
      [...plain.matchAll(pattern)].map((match) => ({
        line: line + plain.slice(0, match.index).split('\n').length - 1,
        found: match[0],
        right,
      })),
    );
  });
}
