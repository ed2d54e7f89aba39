import {FOREIGN_WORDS} from './foreignWords';
import {runsOfPage} from './englishProse';
import type {Prose} from './terms';

/** Titles of papers, which have no other language. */
export const ENGLISH_TITLES = [
  'Scaling Nakamoto Consensus to Thousands of Transactions per Second',
  'A Decentralized Blockchain with High Throughput and Fast Confirmation',
  'BFT Consensus in the Lens of Blockchain',
  'BFT Consensus with Linearity and Responsiveness',
  'A Novel Authenticated Data Structure to Eliminate Storage Bottlenecks for High Performance Blockchains',
  'An Efficient Authenticated Storage for Blockchain',
];

const ENGLISH = new RegExp(FOREIGN_WORDS.english, 'gi');
const SPANISH = new RegExp(FOREIGN_WORDS.spanish, 'gi');
/** So many small words of English make a sentence; fewer may be a name. */
const LEAST_SMALL_WORDS = 2;
/** So many words make a sentence. */
const LEAST_WORDS = 5;

/** Where a sentence ends, or where the text goes over to or from Han. */
const SENTENCE_END = /[.!?;:](?=\s|$)|[\p{Script=Han}。，；：！？、（）“”《》「」]+|[«»()|]/u;
const countOf = (text: string, words: RegExp): number => (text.match(words) ?? []).length;

/** The English sentences of a translated page, outside code: titles of papers, and what a translator has left. */
export function foreignSentences(text: string): Prose[] {
  return runsOfPage(text).flatMap(({text: run, line}) =>
    run
      .replace(/`[^`]*`/g, ' ')
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim())
      .filter(
        (sentence) =>
          sentence.split(/\s+/).length >= LEAST_WORDS &&
          countOf(sentence, ENGLISH) >= LEAST_SMALL_WORDS &&
          countOf(sentence, SPANISH) === 0,
      )
      .map((sentence) => ({text: sentence, line})),
  );
}
