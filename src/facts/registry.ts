import {CHAIN_FACTS} from './areas/chain';
import {CONTRACT_FACTS} from './areas/contracts';
import {FORK_FACTS} from './areas/forks';
import {GAS_FACTS} from './areas/gas';
import {NETWORK_FACTS} from './areas/networks';
import {NODE_FACTS} from './areas/node';
import {OPCODE_FACTS} from './areas/opcodes';
import {POS_FACTS} from './areas/pos';
import {STORAGE_FACTS} from './areas/storage';
import type {Fact, Facts} from './fact';

/** The registry by area. */
export const AREAS = {
  networks: NETWORK_FACTS,
  chain: CHAIN_FACTS,
  gas: GAS_FACTS,
  opcodes: OPCODE_FACTS,
  storage: STORAGE_FACTS,
  pos: POS_FACTS,
  forks: FORK_FACTS,
  contracts: CONTRACT_FACTS,
  node: NODE_FACTS,
} satisfies Record<string, Facts>;

/** Every fact of the registry by its id. */
export const FACTS: ReadonlyMap<string, Fact> = new Map(Object.values(AREAS).flatMap((facts) => Object.entries(facts)));
