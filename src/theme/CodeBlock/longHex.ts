/** Bytes shown at each end of a long hexadecimal value, in digits. */
const SHOWN = 24;
/** A hash and a storage key of 64 digits are shown whole. */
const LONG = /0x[0-9a-fA-F]{81,}/g;

/** A piece of code: text as it is, or a long hexadecimal value in three parts, the middle one out of sight. */
export type Piece = string | {head: string; middle: string; tail: string};

/** A text with each long hexadecimal value in it in three parts; joined, the pieces are the text. */
export function splitLongHex(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const {0: value, index} of text.matchAll(LONG)) {
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({head: value.slice(0, 2 + SHOWN), middle: value.slice(2 + SHOWN, -SHOWN), tail: value.slice(-SHOWN)});
    from = index + value.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Whether a text has a value that is shown in three parts. */
export const hasLongHex = (text: string): boolean => text.search(LONG) >= 0;
