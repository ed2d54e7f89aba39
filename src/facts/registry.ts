import {CHAIN_FACTS} from './areas/chain';
import {CONTRACT_FACTS} from './areas/contracts';
import {FORK_EDGE_FACTS, FORK_FACTS} from './areas/forks';
import {GAS_FACTS} from './areas/gas';
import {NETWORK_FACTS} from './areas/networks';
import {NODE_FACTS} from './areas/node';
import {OPCODE_FACTS} from './areas/opcodes';
import {PACE_FACTS} from './areas/pace';
import {POS_FACTS} from './areas/pos';
import {STORAGE_FACTS} from './areas/storage';
import type {Fact, Facts} from './fact';

/** The registry by area. */
export const AREAS = {
  networks: NETWORK_FACTS,
  chain: CHAIN_FACTS,
  pace: PACE_FACTS,
  gas: GAS_FACTS,
  opcodes: OPCODE_FACTS,
  storage: STORAGE_FACTS,
  pos: POS_FACTS,
  forks: FORK_FACTS,
  forkEdges: FORK_EDGE_FACTS,
  contracts: CONTRACT_FACTS,
  node: NODE_FACTS,
} satisfies Record<string, Facts>;

/** Every fact of the registry by its id. */
export const FACTS: ReadonlyMap<string, Fact> = new Map(Object.values(AREAS).flatMap((facts) => Object.entries(facts)));

/** The value of a fact that is a number; throws on one that is a text, and on one that there isn't. */
export function factNumber(id: string): number {
  const value = FACTS.get(id)?.value;
  if (typeof value !== 'number') throw new Error(`${id} isn’t a fact with a number as its value`);
  return value;
}
