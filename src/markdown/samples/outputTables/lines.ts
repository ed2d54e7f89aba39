/** A stretch of a line without two spaces in a row. */
export interface Piece {
  start: number;
  end: number;
}

/** The stretches of a line that two spaces or more keep apart. */
export const piecesOf = (line: string): Piece[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({0: text, index}) => ({start: index, end: index + text.length}));

/** Whether a place of a line is a space, or after its end. */
export const isBlank = (line: string, place: number): boolean => (line[place] ?? ' ') === ' ';

/** The spaces around a place of a line that is one itself: from the first one to the letter after the last. */
export function gapAt(line: string, place: number): Piece {
  let [start, end] = [place, place];
  while (start > 0 && isBlank(line, start - 1)) start -= 1;
  while (end < line.length && isBlank(line, end)) end += 1;
  return {start, end};
}

/** Where a line's text begins and ends between two places; undefined if there is none. */
export function contentOf(line: string, from: number, to: number): Piece | undefined {
  const part = line.slice(from, to);
  const text = part.trim();
  if (text === '') return undefined;
  const start = from + part.indexOf(text);
  return {start, end: start + text.length};
}

/** Whether a line has no two spaces between its words. */
export const isSentence = (line: string): boolean => piecesOf(line).length === 1;

/** How far a line is moved in. */
export const indentOf = (line: string): number => line.search(/\S/);
