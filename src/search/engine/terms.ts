import type {Language} from '../../config/locales';
import {isNumber, plainNumbers} from './numbers';
import {stemOf} from './stemmers';

/** Marks a term that is two Han characters side by side. */
export const PAIR = '~';

const CHUNK = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_$+.])+/gu;
const HAN = /\p{Script=Han}/u;
const PLAIN_WORD = /^[a-zñ]{4,}$/;

let segmenter: Intl.Segmenter | undefined;

/** Lower case, without accents; ñ stays a letter of its own. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036f]/g, '');

/** The stem of a folded word. */
const stem = (word: string, language: Language): string =>
  PLAIN_WORD.test(word) ? fold(stemOf(word, language)) : word;

/** The words inside a name: `eth_getLogs` has eth, get and logs. */
const partsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_.]+/)
    .map(fold)
    .filter(Boolean);

/**
 * A chunk that is not Han: as a whole, and where it is a name of several parts, those and the name without the first of
 * them.
 */
export function nameOf(
  chunk: string,
  language: Language,
): {whole: string; bare: string | undefined; parts: readonly string[]} {
  const whole = fold(chunk).replace(/^[._]+|[._]+$/g, '');
  if (isNumber(whole)) return {whole, bare: undefined, parts: []};
  const parts = partsOf(chunk);
  if (parts.length < 2) return {whole: stem(whole, language), bare: undefined, parts: []};
  const bare = parts.length > 2 || chunk.includes('_') ? parts.slice(1).join('') : undefined;
  return {whole, bare, parts: parts.map((part) => stem(part, language))};
}

function latinTerms(chunk: string, language: Language): string[] {
  const {whole, bare, parts} = nameOf(chunk, language);
  return [whole, ...(bare === undefined ? [] : [bare]), ...parts].filter(Boolean);
}

/** The words of a run of Han characters. */
export function hanWords(run: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return [...segmenter.segment(run)].map(({segment}) => segment);
}

/** Each two neighbors of a run of Han characters, marked; a character alone stands for itself. */
export function hanPairs(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${PAIR}${characters[index] ?? ''}${character}`);
}

/** The stretches of a text that are cut into terms, each Han or not. */
export const chunksOf = (text: string): {chunk: string; han: boolean}[] =>
  (
    plainNumbers(text)
      // ERC-20 and erc20 are one name.
      .replace(/(\p{L}+)-(\d+)/gu, '$1-$2 $1$2')
      .match(CHUNK) ?? []
  ).map((chunk) => ({chunk, han: HAN.test(chunk)}));

/** The terms of a text as the index keeps them: stems, the parts of names, and Han pairs. */
export const termsOf = (text: string, language: Language): string[] =>
  chunksOf(text).flatMap(({chunk, han}) => (han ? hanPairs(chunk) : latinTerms(chunk, language)));

/** The same, with the words also as they are written, for a letter may be wrong in what a stem leaves out. */
export const formsOf = (text: string, language: Language): string[] =>
  chunksOf(text).flatMap(({chunk, han}) => {
    if (han) return hanPairs(chunk);
    const terms = latinTerms(chunk, language);
    const written = fold(chunk);
    return terms.length === 1 && terms[0] !== written && PLAIN_WORD.test(written) ? [...terms, written] : terms;
  });

/** The same, with only the pairs inside a word. */
export const termsInWords = (text: string, language: Language): string[] =>
  chunksOf(text).flatMap(({chunk, han}) =>
    han ? hanWords(chunk).flatMap((word) => (word.length > 1 ? hanPairs(word) : [])) : latinTerms(chunk, language),
  );

/** Joins two words of a message that are side by side. */
export const SEAM = '+';

/** Each two neighboring words of a message, as one term; numbers and other values are left out. */
export function seamsOf(message: string, language: Language): string[] {
  const stems = chunksOf(message).flatMap(({chunk, han}) =>
    han || /^\d/.test(chunk) ? [] : [nameOf(chunk, language).whole].filter(Boolean),
  );
  return stems.slice(1).map((term, index) => `${stems[index] ?? ''}${SEAM}${term}`);
}

/** A number and its unit written together: 8gb. */
const WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** Counts things of any kind in Chinese and parts no number from its unit. */
const MEASURE_WORD = '个';

/** Each number with the word after it, which is its unit, as one term: 1,000 CFX, 8GB, 13 天. */
export function amountsOf(text: string, language: Language): string[] {
  const chunks = chunksOf(text);
  return chunks.flatMap(({chunk}, index) => {
    const [, number, unit] = WITH_UNIT.exec(fold(chunk)) ?? [];
    if (number !== undefined && unit !== undefined) return [`${number}${SEAM}${stem(unit, language)}`];
    const next = chunks[index + 1]?.chunk === MEASURE_WORD ? chunks[index + 2] : chunks[index + 1];
    const value = fold(chunk).replace(/[.]+$/, '');
    if (!next || !isNumber(value)) return [];
    const word = next.han
      ? next.chunk.charAt(next.chunk.startsWith(MEASURE_WORD) ? 1 : 0)
      : nameOf(next.chunk, language).whole;
    return word === '' || isNumber(word) ? [] : [`${value}${SEAM}${word}`];
  });
}

/** A text cut into its words, its runs of Han characters, and what is between them; together they are the text. */
export function piecesOf(text: string): {piece: string; kind: 'word' | 'han' | 'between'}[] {
  const pieces: ReturnType<typeof piecesOf> = [];
  let end = 0;
  for (const {0: piece, index} of text.matchAll(CHUNK)) {
    if (index > end) pieces.push({piece: text.slice(end, index), kind: 'between'});
    pieces.push({piece, kind: HAN.test(piece) ? 'han' : 'word'});
    end = index + piece.length;
  }
  return end < text.length ? [...pieces, {piece: text.slice(end), kind: 'between'}] : pieces;
}
