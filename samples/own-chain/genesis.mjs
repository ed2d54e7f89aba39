// The files of a PoS genesis with one validator, whose key is in validator.json for everybody to see.
import validator from './validator.json' with { type: 'json' };

const { owner, blsKey, vrfKey, votes, account, committeeVotes, registration, waypoint } = validator;

// #region genesis
const initialNodes = {
  initial_nodes: [
    {
      address: owner,
      bls_key: blsKey,
      vrf_key: vrfKey,
      voting_power: votes,
      register_tx: {
        nonce: '0x0',
        gas_price: '0x1',
        gas: '0x30d40',
        action: { Call: '0x0888000000000000000000000000000000000005' },
        value: '0x0',
        storage_limit: 16_000,
        epoch_height: 0,
        chain_id: 2029,
        data: [...Buffer.from(registration.slice(2), 'hex')],
      },
    },
  ],
  initial_committee: [[account.slice(2), committeeVotes]],
  initial_seed: `0x${'0'.repeat(64)}`,
};
// #endregion genesis

/** Rounds of one second, while those of a real network last 30. */
// #region rounds
const posConfig = `base:
  role: validator
  waypoint:
    from_config: ${JSON.stringify(waypoint)}
consensus:
  cip113_transition_epoch: 0
  cip113_round_initial_timeout_ms: 1000
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: FOLDER/pos_genesis
logger:
  file: FOLDER/pos.log
  level: WARN
`;
// #endregion rounds

/** What every node of the chain needs. */
export const genesisFiles = {
  pos_genesis: Buffer.from(validator.genesis, 'base64'),
  'pos_config.yaml': posConfig,
  'initial_nodes.json': JSON.stringify(initialNodes),
};

/** What only the validator has. */
export const validatorFiles = { ...genesisFiles, pos_key: Buffer.from(validator.key, 'base64') };
