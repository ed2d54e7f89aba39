import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expectedNetworks} from '../../localNode/localNetworks';
import {filesIn, toToml, type InnerPorts, type NodeKeys} from '../../localNode/nodeConfig';
import {toBytes} from '../signing/hex';
import {PRIVATE_KEYS} from './genesisKeys';
import validator from './validator.json';

const NEVER = 1_000_000_000;

/**
 * What differs from the node that readers run. In test mode the node lets `test_posTriggerTimeout` end a round of proof
 * of stake, so that both chains move only when the scenario says so; in dev mode it refuses.
 */
function recorderKeys(dataDir: string): NodeKeys {
  return {
    mode: 'test',
    dev_allow_phase_change_without_peer: true,
    dev_pack_tx_immediately: false,
    // A node that has nothing to do executes the newest epochs early, which would make answers a matter of
    // milliseconds.
    enable_optimistic_execution: false,
    // Mainnet's floors of the pool; without them a price of 1 drip is taken.
    tx_pool_min_native_tx_gas_price: 1_000_000_000,
    tx_pool_min_eth_tx_gas_price: 20_000_000_000,
    dev_pos_private_key_encryption_password: validator.password,
    pos_private_key_path: path.join(dataDir, 'pos_key'),
    // The contract that registers validators exists from the genesis on; otherwise the validator's owner would be
    // neither known nor rewarded.
    hydra_transition_number: 0,
    sigma_fix_transition_number: 0,
    pos_round_per_term: 10,
    pos_in_queue_locked_views: 20,
    pos_out_queue_locked_views: 20,
    // Without end: the node decides on the pivot chain by a risk that a timer of 20 seconds goes into, so the scenario
    // has it decide (posRounds.ts).
    pos_pivot_decision_defer_epoch_count: NEVER,
    cip113_pivot_decision_defer_epoch_count: NEVER,
    poll_lifetime_in_seconds: 600,
  };
}

/** Rounds that end by themselves would make every run another one: a round lasts for an hour. */
function posConfig(genesisFile: string): string {
  return `base:
  role: validator
  waypoint:
    from_config: ${JSON.stringify(validator.waypoint)}
consensus:
  round_initial_timeout_ms: 3600000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ${JSON.stringify(genesisFile)}
logger:
  file: ${JSON.stringify(path.join(path.dirname(genesisFile), 'pos.log'))}
  level: WARN
`;
}

/** The one validator: its keys, and the transaction by which its owner registers it. */
function initialNodes(chainId: number): unknown {
  const registration = {
    nonce: '0x0',
    gas_price: '0x1',
    gas: '0x30d40',
    action: {Call: '0x0888000000000000000000000000000000000005'},
    value: '0x0',
    storage_limit: 16_000,
    epoch_height: 0,
    chain_id: chainId,
    data: [...toBytes(validator.registration)],
  };
  const {owner, blsKey, vrfKey, votes, account, committeeVotes} = validator;
  return {
    initial_nodes: [{address: owner, bls_key: blsKey, vrf_key: vrfKey, voting_power: votes, register_tx: registration}],
    initial_committee: [[account.slice(2), committeeVotes]],
    initial_seed: `0x${'0'.repeat(64)}`,
  };
}

/** Writes what a node reads of proof of stake: a genesis with the one validator, and its keys. */
export function writePosFiles(dataDir: string): void {
  const files = filesIn(dataDir);
  writeFileSync(files.posGenesis, Buffer.from(validator.genesis, 'base64'));
  writeFileSync(path.join(dataDir, 'pos_key'), Buffer.from(validator.key, 'base64'), {mode: 0o600});
  writeFileSync(files.posNodes, JSON.stringify(initialNodes(expectedNetworks().coreChainId)));
  writeFileSync(files.posConfig, posConfig(files.posGenesis));
}

/** Writes everything that the recorder's node reads at its start. */
export function writeRecorderFiles(dataDir: string, ports: InnerPorts): void {
  const files = filesIn(dataDir);
  const {coreChainId, espaceChainId} = expectedNetworks();
  writePosFiles(dataDir);
  writeFileSync(files.secrets, PRIVATE_KEYS.map((key) => `${key.slice(2)}\n`).join(''), {mode: 0o600});
  writeFileSync(files.config, toToml({dataDir, ports, coreChainId, espaceChainId}, recorderKeys(dataDir)));
}
