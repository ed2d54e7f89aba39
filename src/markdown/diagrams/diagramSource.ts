import {createHash} from 'node:crypto';
import type {Palettes} from './palettes';

/** A diagram as its author writes it: what it is called, what it shows in full sentences, and the mermaid text. */
export interface DiagramSource {
  title: string;
  description: string;
  body: string;
}

// Raised when the drawing of the same source changes, so that every file is made again.
const DRAWN_BY = 'beautiful-mermaid 1.1.3, form 3';
const KINDS = /^(?:flowchart|graph|stateDiagram-v2|sequenceDiagram|classDiagram|erDiagram)\b/;
const LEAST_WORDS = 40;

const fieldOf = (text: string, field: string): string =>
  new RegExp(`^[ \\t]*${field}[ \\t]*:[ \\t]*(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';

/** Parses a .mmd file; throws with what is missing in it, and how to write that. */
export function parseDiagram(text: string): DiagramSource {
  const title = fieldOf(text, 'accTitle');
  const description = fieldOf(text, 'accDescr');
  if (title === '') throw new Error('it has no title; write "accTitle: What the diagram shows" into its first line');
  if (description.length < LEAST_WORDS || description === title) {
    throw new Error(
      'it has no text alternative; write "accDescr: " and, in full sentences on one line, all that the diagram says',
    );
  }
  const body = text
    .split('\n')
    .filter((line) => !/^\s*acc(?:Title|Descr)\s*:/.test(line) && !/^\s*%%/.test(line) && line.trim() !== '')
    .join('\n');
  if (!KINDS.test(body))
    throw new Error(
      'it is of no kind that can be drawn here; begin with flowchart, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram',
    );
  return {title, description, body};
}

/** Sixteen hex digits that change whenever the source, the colors or the way of drawing do. */
export function diagramDigest(text: string, palettes: Palettes): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWN_BY, palettes, text]))
    .digest('hex')
    .slice(0, 16);
}
