import type {PhrasingContent, Table, TableRow, Text} from 'mdast';
import {localeOf, type Language} from '../../config/locales';
import {fillIn, wordsIn} from '../../config/words';
import {stretchesOf} from '../../content/stretches';
import type {Fact, SourcePlace, Unit} from '../fact';
import {formatFact} from '../formatFact';
import {nearIds} from '../nearIds';
import {FACTS} from '../registry';
import {NODE_TAG} from '../repositories';
import checkedDays from './checkedDays.json';
import {FACT_GROUPS} from './groups';
import {LIVE_IDS} from './liveIds';
import {LABELS, SYMBOLS, TABLE_WORDS} from './tableWords';

const FORK_POINT = /^fork\.v\d+_\d+(?:\.testnet)?\.(?:epoch|block)$/;
const NAME = /^(?:0x[0-9a-f]+|\w+:\/\/.*)$/i;

/** The ids that a page asks for, by the name of a group or one by one; throws on what there is not. */
export function idsOfTable({group, ids}: {group?: string; ids?: string}): readonly string[] {
  if ((group === undefined) === (ids === undefined)) throw new Error('it takes either group="…" or ids="…", not both');
  if (group !== undefined) {
    const found = FACT_GROUPS[group];
    if (!found)
      throw new Error(
        `there is no group "${group}" in src/facts/tables/groups.ts; there are ${Object.keys(FACT_GROUPS).join(', ')}`,
      );
    return found;
  }
  const listed = (ids ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (listed.length === 0) throw new Error('ids="" lists no fact; write ids="gas.transfer, gas.create"');
  return listed;
}

const text = (value: string): Text => ({type: 'text', value});

/** Words whose parts between backticks are code. */
const marked = (words: string): PhrasingContent[] =>
  stretchesOf(words).flatMap((stretch) =>
    stretch.text === '' ? [] : [{type: stretch.isCode ? 'inlineCode' : 'text', value: stretch.text}],
  );

const isSymbol = (unit: Unit): unit is keyof typeof SYMBOLS => unit in SYMBOLS;

/** A unit as a language writes it. */
const unitOf = (unit: Unit, language: Language): string =>
  isSymbol(unit) ? SYMBOLS[unit] : wordsIn(TABLE_WORDS, language)[`units.${unit}`];

function valueOf(id: string, fact: Fact, language: Language): PhrasingContent[] {
  const written = formatFact(fact, {code: false, unit: false}, localeOf(language));
  if (NAME.test(written)) return [{type: 'inlineCode', value: written}];
  // A place in the chain is a number of its own, not an amount.
  const unit = fact.unit !== undefined && !FORK_POINT.test(id) ? ` ${unitOf(fact.unit, language)}` : '';
  return [text(written + unit)];
}

function sourcesOf({places = []}: Fact): PhrasingContent[] {
  const urls = new Map(
    places.map(({repo, ref, path}: SourcePlace) => [
      `https://github.com/${repo}/blob/${ref}/${path}`,
      path.split('/').at(-1) ?? path,
    ]),
  );
  const links = [...urls].map(([url, name]): PhrasingContent => ({type: 'link', url, children: [text(name)]}));
  return links.length === 0 ? [text('–')] : links.flatMap((link, index) => (index === 0 ? [link] : [text(', '), link]));
}

/** How and when a fact was checked, in the words of a table of facts. */
export function checkOf(id: string, {seen}: Fact, language: Language): string {
  const words = wordsIn(TABLE_WORDS, language);
  if (LIVE_IDS.includes(id)) return fillIn(words['check.node'], {version: NODE_TAG, day: checkedDays.asked});
  return seen === undefined
    ? fillIn(words['check.source'], {day: checkedDays.read})
    : fillIn(words['check.seen'], {day: seen});
}

function rowOf(id: string, language: Language): PhrasingContent[][] {
  const fact = FACTS.get(id);
  if (!fact)
    throw new Error(`there is no fact "${id}" in src/facts/areas; near it are ${nearIds(id, FACTS.keys()).join(', ')}`);
  const label = wordsIn(LABELS, language)[id];
  if (label === undefined)
    throw new Error(
      `${id} has no words in ${LABELS.source}; near it are ${nearIds(id, Object.keys(LABELS.english)).join(', ')}`,
    );
  return [marked(label), valueOf(id, fact, language), sourcesOf(fact), [text(checkOf(id, fact, language))]];
}

const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** A Markdown table of facts: what each is, its value and unit, where it is written, how and when it was checked. */
export function buildTable(ids: readonly string[], language: Language): Table {
  const words = wordsIn(TABLE_WORDS, language);
  const head = row(
    [words['head.what'], words['head.value'], words['head.source'], words['head.checked']].map((heading) => [
      text(heading),
    ]),
  );
  return {
    type: 'table',
    align: head.children.map(() => null),
    children: [head, ...ids.map((id) => row(rowOf(id, language)))],
  };
}
