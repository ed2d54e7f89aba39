import type {Nodes} from 'mdast';
import type {Fact, Unit} from '../../src/facts/fact';
import {formatFact} from '../../src/facts/formatFact';
import {lineOf} from './parseProse';

/** A protocol value that a page types by hand although facts have it. */
export interface TypedFact {
  line: number;
  /** As the page writes it. */
  written: string;
  /** The facts that have this value with this unit. */
  ids: string[];
}

/** What prose calls the units. */
const UNIT_WORDS: readonly [RegExp, Unit][] = [
  [/CFX\b/, 'CFX'],
  [/Gdrip\b/, 'Gdrip'],
  [/drip\b/, 'drip'],
  [/(?:units of )?gas\b/, 'gas'],
  [/(?:seconds?|s)\b/, 's'],
  [/ms\b/, 'ms'],
  [/minutes?\b/, 'minutes'],
  [/days?\b/, 'days'],
  [/(?:PoS )?blocks?\b/, 'blocks'],
  [/epochs?\b/, 'epochs'],
  [/rounds?\b/, 'rounds'],
  [/(?:PoS )?(?:blocks?|views?)\b/, 'views'],
  [/votes?\b/, 'votes'],
  [/bytes?\b/, 'bytes'],
  [/units?\b(?! of gas)/, 'units'],
  [/points?\b/, 'points'],
  [/(?:%|percent\b)/, 'percent'],
  [/peers?\b/, 'peers'],
  [/connections?\b/, 'connections'],
];
const NUMBER = /(?<![\w.,/^-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:\/\d+)?)(?![\w^]|[.,/]\d)/g;
/** Numbers as words, from two on: "one" is an article as often as a number. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries('twenty thirty forty fifty sixty'.split(' ').map((word, index) => [word, 20 + 10 * index])),
  'a hundred': 100,
  'a thousand': 1000,
};
const WORD = new RegExp(`\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b(?=[ \\u00a0-])`, 'gi');
const DISTINCT_LENGTH = 4;
const CHAIN_ID = /chain\s?id\s*(?:is\s|of\s|=\s?)?$/i;
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * A number that is recognizable without its unit: at least four digits, more than one of them before any zeros at the
 * end.
 */
const isDistinct = (digits: string): boolean =>
  digits.length >= DISTINCT_LENGTH && /^\d+$/.test(digits) && digits.replace(/0+$/, '').length > 1;
const plainNumber = (written: string): string => written.replaceAll(',', '');

type Entries = Iterable<[string, Fact]>;

const idsWhere = (facts: Entries, fits: (fact: Fact, id: string) => boolean): string[] =>
  [...facts].flatMap(([id, fact]) => (fits(fact, id) ? [id] : []));

/** Facts that a number in prose repeats, by the word behind it, or by itself where that is enough. */
function idsOfNumber(written: string, before: string, after: string, facts: Entries): string[] {
  const value = plainNumber(written);
  const units = UNIT_WORDS.filter(([word]) => new RegExp(`^[ \\u00a0-]?(?:${word.source})`).test(after)).map(
    ([, unit]) => unit,
  );
  if (CHAIN_ID.test(before))
    return idsWhere(facts, (fact, id) => id.includes('.chainId.') && String(fact.value) === value);
  if (units.length > 0)
    return idsWhere(
      facts,
      (fact) => fact.unit !== undefined && units.includes(fact.unit) && String(fact.value) === value,
    );
  if (!isDistinct(value)) return [];
  return idsWhere(facts, (fact) => String(fact.value) === value);
}

const written = new WeakMap<Fact, string[]>();

/** Every way in which a page can write an address or an endpoint, worked out once for each. */
function formsOf(fact: Fact): string[] {
  const value = String(fact.value);
  const base32 = (): string[] =>
    ['cfx', 'cfxtest'].map((form) => formatFact(fact, {code: true, unit: false, form}, 'en'));
  const forms =
    written.get(fact) ?? [value, ...(HEX_ADDRESS.test(value) ? base32() : [])].map((form) => form.toLowerCase());
  written.set(fact, forms);
  return forms;
}

const isName = ({value}: Fact): boolean => HEX_ADDRESS.test(String(value)) || /^\w+:\/\//.test(String(value));

/** Facts that a piece of code repeats: an address, an endpoint, or a number that is distinct by itself. */
function idsOfCode(code: string, facts: Entries): string[] {
  const text = code.trim().toLowerCase().replace(/\/$/, '');
  return idsWhere(facts, (fact) =>
    isName(fact) ? formsOf(fact).includes(text) : isDistinct(text) && String(fact.value) === text,
  );
}

function* ofText(text: string, line: number, facts: Entries): Generator<TypedFact> {
  for (const match of text.matchAll(NUMBER)) {
    const ids = idsOfNumber(match[0], text.slice(0, match.index), text.slice(match.index + match[0].length), facts);
    if (ids.length > 0) yield {line, written: match[0], ids};
  }
  for (const match of text.matchAll(WORD)) {
    const value = String(NUMBER_WORDS[match[0].toLowerCase()]);
    const ids = idsOfNumber(value, '', text.slice(match.index + match[0].length), facts);
    if (ids.length > 0) yield {line, written: match[0], ids};
  }
  for (const [word] of text.matchAll(/(?:\w+:\/\/[\w./-]*\w|0x[0-9a-fA-F]{40})/g)) {
    const ids = idsOfCode(word, facts);
    if (ids.length > 0) yield {line, written: word, ids};
  }
}

/** The nodes that can hold facts; the title of a box is plain text. */
function* prose(node: Nodes): Generator<Nodes> {
  if (node.type === 'paragraph' && node.data?.directiveLabel) return;
  yield node;
  if ('children' in node) for (const child of node.children) yield* prose(child);
}

/**
 * Every value in a page's prose that a fact says already; fences, front matter and attributes of components cannot hold
 * facts.
 */
export function* typedFacts(tree: Nodes, facts: Entries): Generator<TypedFact> {
  for (const node of prose(tree)) {
    const line = lineOf(node);
    if (node.type === 'text') yield* ofText(node.value, line, facts);
    if (node.type === 'inlineCode') {
      const ids = idsOfCode(node.value, facts);
      if (ids.length > 0) yield {line, written: `\`${node.value}\``, ids};
    }
  }
}
