// What a node reads at its start, on a chain of its own with one PoS validator.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './runNode.ts';
import validator from './validator.json' with { type: 'json' };

const COMMON: Settings = {
  node_type: 'full',
  chain_id: 1234,
  evm_chain_id: 1235,
  public_rpc_apis: 'all',
  enable_discovery: false,
  check_phase_change_period_ms: 50,
  dev_allow_phase_change_without_peer: true,
  dev_pack_tx_immediately: false,
  enable_optimistic_execution: false,
  pos_reference_enable_height: 0,
  // Every hard fork from the start.
  default_transition_time: 1,
  hydra_transition_number: 0,
  sigma_fix_transition_number: 0,
  hydra_transition_height: 1,
  cip112_transition_height: 1,
  cip113_transition_height: 1,
  cip1559_transition_height: 1,
  dao_vote_transition_height: 1,
  dao_vote_transition_number: 1,
  base_fee_burn_transition_height: 1,
  base_fee_burn_transition_number: 1,
  c2_fix_transition_height: 1,
  eoa_code_transition_height: 1,
  cip107_transition_number: 1,
  cip118_transition_number: 1,
  cip119_transition_number: 1,
};

/** For a chain on which a program makes each block, ends each round and asks for each decision: in test mode it can. */
export const PLAYED: Settings = {
  mode: 'test',
  dev_pos_private_key_encryption_password: 'x',
  // 10 rounds make a term; votes wait for 20 blocks, going in and out.
  pos_round_per_term: 10,
  pos_in_queue_locked_views: 20,
  pos_out_queue_locked_views: 20,
  // The node's own decisions would depend on time.
  pos_pivot_decision_defer_epoch_count: 1_000_000_000,
  cip113_pivot_decision_defer_epoch_count: 1_000_000_000,
};

/** The genesis of the PoS chain: one validator, and the transaction by which its owner registers it. */
function initialNodes(): unknown {
  const { owner, blsKey, vrfKey, votes, account, committeeVotes } = validator;
  const register_tx = {
    nonce: '0x0',
    gas_price: '0x1',
    gas: '0x30d40',
    action: { Call: '0x0888000000000000000000000000000000000005' },
    value: '0x0',
    storage_limit: 16_000,
    epoch_height: 0,
    chain_id: 1234,
    data: [...Buffer.from(validator.registration.slice(2), 'hex')],
  };
  return {
    initial_nodes: [
      { address: owner, bls_key: blsKey, vrf_key: vrfKey, voting_power: votes, register_tx },
    ],
    initial_committee: [[account.slice(2), committeeVotes]],
    initial_seed: `0x${'0'.repeat(64)}`,
  };
}

const posConfig = (at: (name: string) => string, roundMilliseconds: number) => `base:
  data_dir: ${JSON.stringify(at('pos_db'))}
  role: validator
  waypoint:
    from_config: ${JSON.stringify(validator.waypoint)}
consensus:
  round_initial_timeout_ms: ${roundMilliseconds}
  cip113_round_initial_timeout_ms: ${roundMilliseconds}
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(at('genesis'))}
storage:
  dir: ${JSON.stringify(at('pos_db/db'))}
logger:
  file: ${JSON.stringify(at('pos.log'))}
  level: WARN
`;

/** What one node has for itself. */
export interface NodeFiles {
  settings: Settings;
  /** The accounts that have CFX from the start. */
  keys: readonly string[];
  /** Whether it is the chain's first validator; any other makes new PoS keys at its first start. */
  validator: boolean;
  /** After this time a round ends by itself. */
  roundMilliseconds: number;
}

/** Writes what a node reads at its start into its folder, and returns its settings. */
export function writeNodeFiles(folder: string, files: NodeFiles): Settings {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('keys'), files.keys.map((key) => `${key.slice(2)}\n`).join(''));
  writeFileSync(at('genesis'), Buffer.from(validator.genesis, 'base64'));
  if (files.validator) writeFileSync(at('pos_key'), Buffer.from(validator.key, 'base64'));
  writeFileSync(at('initial_nodes.json'), JSON.stringify(initialNodes()));
  writeFileSync(at('pos_config.yaml'), posConfig(at, files.roundMilliseconds));
  return {
    ...COMMON,
    conflux_data_dir: folder,
    block_db_dir: at('blocks'),
    genesis_secrets: at('keys'),
    pos_config_path: at('pos_config.yaml'),
    pos_initial_nodes_path: at('initial_nodes.json'),
    pos_private_key_path: at('pos_key'),
    ...files.settings,
  };
}
