import {readFileSync} from 'node:fs';
import {LANGUAGES, type Language} from '../../src/config/locales';

/**
 * What a query tries: a name as it is, a part of one, a typo, another word, a pasted error or line of a log, a
 * newcomer's words, what someone wants to do, what something is, a number or address, one word alone, mixed languages,
 * or nothing that the site has.
 */
export const QUERY_KINDS = [
  'name',
  'part',
  'typo',
  'synonym',
  'error',
  'colloquial',
  'task',
  'meaning',
  'value',
  'word',
  'mixed',
  'nonsense',
] as const;

/** A query of a reader, with the addresses of the pages that answer it; none for nonsense. */
export interface Query {
  language: Language;
  kind: (typeof QUERY_KINDS)[number];
  query: string;
  answers: readonly string[];
  /** Where the wording was seen. */
  origin: string;
}

const FILE = 'tests/search/queries.tsv';
/** Written by people who had seen neither the search's words nor the other queries; nothing is tuned by them. */
const HELD_OUT = 'tests/search/heldOut.tsv';
const HEAD = 'language\tkind\tquery\tanswers\torigin';

const isOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** Reads queries; throws with file and line where a row is not of its form. */
function read(file: string): readonly Query[] {
  const [head, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (head !== HEAD)
    throw new Error(`${file}:1: the columns must be ${HEAD.replaceAll('\t', ', ')}, separated by tabs`);
  return rows.map((row, index) => {
    const [language = '', kind = '', query = '', answers = '', origin = '', ...more] = row.split('\t');
    const place = `${file}:${String(index + 2)}`;
    if (!isOf(LANGUAGES, language))
      throw new Error(`${place}: there is no language "${language}"; available: ${LANGUAGES.join(', ')}`);
    if (!isOf(QUERY_KINDS, kind))
      throw new Error(`${place}: there is no kind "${kind}"; available: ${QUERY_KINDS.join(', ')}`);
    if (query === '' || answers === '' || origin === '' || more.length > 0)
      throw new Error(`${place}: a row has five columns, none of them empty`);
    return {language, kind, query, answers: answers === '-' ? [] : answers.split(' '), origin};
  });
}

/** The measuring set of the search. */
export const readQueries = (): readonly Query[] => read(FILE);

/** The queries that show how the search does where no one has looked. */
export const readHeldOut = (): readonly Query[] => read(HELD_OUT);
