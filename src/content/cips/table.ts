import type {Area} from './effects';
import type {Proposal} from './proposal';

/** A height of mainnet from which a rule applies. */
export interface Height {
  unit: 'epoch' | 'block' | 'view';
  value: number;
}

/**
 * One row of the table of proposals: the content of table.json. If the node has a rule in another fork than listed, the
 * row has the node’s.
 */
export interface CipRow extends Omit<Proposal, 'type'> {
  area: Area;
  heights: Height[];
}
