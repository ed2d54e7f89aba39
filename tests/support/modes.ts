import {asksAll} from './languages';

/** The two modes a reader chooses between. */
export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** The modes for the check with this number: one, in turn; both if everything is checked. */
export function modesInTurn(index: number): readonly Mode[] {
  return asksAll ? MODES : [MODES[index % MODES.length] ?? MODES[0]];
}
