import {asksAll} from './languages';

/** The two modes a reader chooses between. */
export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** The modes in which the question with this number is asked: one, in turn; where all is asked, both. */
export function modesInTurn(index: number): readonly Mode[] {
  return asksAll ? MODES : [MODES[index % MODES.length] ?? MODES[0]];
}
