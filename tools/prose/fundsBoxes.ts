import type {Nodes} from 'mdast';
import {nodesBelow} from '../../src/markdown/tree';
import type {PageFault} from './pageFaults';
import {lineOf, parsePage, wordsOf} from './parseProse';

/** More is not read in red. */
const MOST_SENTENCES = 2;

/** A mark that ends a sentence; Chinese has no space after it. */
const ENDS = /[.!?…]+["”’»)*_]*(?=\s|$)|[。！？]+["”’）*_]*/g;
/** Points that end no sentence. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|p\. ej|EE\. UU)\.(?=\s)/g;

/** Sentences of a text in any language that the portal has; what comes after the last mark is one too. */
export function countSentences(text: string): number {
  const plain = text
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(ABBREVIATIONS, 'abbreviation')
    .trim();
  const ended = plain.match(ENDS)?.length ?? 0;
  const rest =
    plain
      .split(ENDS)
      .at(-1)
      ?.replaceAll(/[*_\s]/g, '') ?? '';
  return ended + (rest === '' ? 0 : 1);
}

const isTitle = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;

/**
 * Boxes for what can lose money that have more than two sentences, or more than sentences: a list, a table, code. The
 * title isn't counted.
 */
export function fundsFaults(text: string): PageFault[] {
  return [...nodesBelow(parsePage(text).tree)].flatMap((node) => {
    if (node.type !== 'containerDirective' || node.name !== 'funds') return [];
    const inside = node.children.filter((child) => !isTitle(child));
    const other = inside.find(({type}) => type !== 'paragraph');
    const sentences = inside.reduce((sum, child) => sum + countSentences(wordsOf(child)), 0);
    const what = other ? `a ${other.type}` : sentences > MOST_SENTENCES ? `${String(sentences)} sentences` : undefined;
    return what === undefined
      ? []
      : [
          {
            line: lineOf(node),
            message: `a funds box with ${what}; leave the one or two sentences that save the reader's money, and write the rest below as normal text`,
          },
        ];
  });
}
