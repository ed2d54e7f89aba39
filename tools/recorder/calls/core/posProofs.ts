import {BEYOND, type Call} from '../../call';

/** Transactions of proof of stake, and the signatures under its blocks. */
export const POS_PROOFS: readonly Call[] = [
  {method: 'pos_getTransactionByNumber', name: 'block-metadata', params: ({pos}) => [pos.transactions.blockMetadata]},
  {method: 'pos_getTransactionByNumber', name: 'pivot-decision', params: ({pos}) => [pos.transactions.pivotDecision]},
  {method: 'pos_getTransactionByNumber', name: 'election', params: ({pos}) => [pos.transactions.election]},
  {method: 'pos_getTransactionByNumber', name: 'register', params: ({pos}) => [pos.transactions.register]},
  {
    method: 'pos_getTransactionByNumber',
    name: 'update-voting-power',
    params: ({pos}) => [pos.transactions.updateVotingPower],
  },
  {method: 'pos_getTransactionByNumber', name: 'retire', params: ({pos}) => [pos.transactions.retire]},
  {method: 'pos_getTransactionByNumber', name: 'not-found', params: () => [BEYOND]},
  {method: 'pos_getTransactionByNumber', name: 'error-tag', params: () => ['latest_committed']},
  {method: 'pos_getLedgerInfoByEpoch', name: 'ended', params: ({pos}) => [pos.early.epoch]},
  {method: 'pos_getLedgerInfoByEpoch', name: 'not-ended', params: ({pos}) => [pos.epoch]},
  {method: 'pos_getLedgerInfoByEpoch', name: 'error-tag', params: () => ['latest_committed']},
  {method: 'pos_getLedgerInfosByEpoch', name: 'two-epochs', params: () => ['0x1', '0x3']},
  {method: 'pos_getLedgerInfosByEpoch', name: 'empty-range', params: () => ['0x1', '0x1']},
  {method: 'pos_getLedgerInfosByEpoch', name: 'not-ended', params: () => ['0x1', BEYOND]},
  {method: 'pos_getLedgerInfosByEpoch', name: 'error-one-parameter', params: () => ['0x1']},
  // A number first: the form begins with it, and on a chain without PoS blocks the tag is the genesis, at which a node
  // breaks off.
  {method: 'pos_getLedgerInfoByBlockNumber', name: 'by-number', params: ({pos}) => [pos.early.number]},
  {method: 'pos_getLedgerInfoByBlockNumber', name: 'latest-committed', params: () => ['latest_committed']},
  {method: 'pos_getLedgerInfoByBlockNumber', name: 'not-committed', params: () => ['latest_voted']},
  {method: 'pos_getLedgerInfoByBlockNumber', name: 'error-ethereum-tag', params: () => ['latest']},
  {method: 'pos_getLedgerInfoByEpochAndRound', name: 'found', params: ({pos}) => [pos.early.epoch, pos.early.round]},
  {method: 'pos_getLedgerInfoByEpochAndRound', name: 'not-found', params: ({pos}) => [pos.early.epoch, '0xff']},
  {method: 'pos_getLedgerInfoByEpochAndRound', name: 'error-one-parameter', params: ({pos}) => [pos.early.epoch]},
];
