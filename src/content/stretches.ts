/** A stretch of words, which is code or is not. */
export interface Stretch {
  text: string;
  isCode: boolean;
}

/** Words cut at their backticks: the part between two of them is code. A stretch can be empty. */
export const stretchesOf = (words: string): Stretch[] =>
  words.split('`').map((text, index) => ({text, isCode: index % 2 === 1}));
