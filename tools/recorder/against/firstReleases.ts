import type {Space} from '../pair';

function listed(release: string, methods: string): [string, string][] {
  return methods.split(' ').map((method) => [method, release]);
}

/**
 * The first release of conflux-rust whose sources declare a method, where the release before it does not: read from its
 * tags, from v2.0.0 on. A method that is older, or whose beginning the tags leave open, is not named.
 */
export const FIRST_RELEASES: Readonly<Record<Space, ReadonlyMap<string, string>>> = {
  core: new Map([
    ...listed('v2.0.3', 'cfx_getParamsFromVote'),
    ...listed(
      'v2.2.2',
      'cfx_newFilter cfx_newBlockFilter cfx_newPendingTransactionFilter cfx_getFilterChanges cfx_getFilterLogs cfx_uninstallFilter',
    ),
    ...listed('v2.2.2', 'pos_getAccountByPowAddress'),
    ...listed('v2.2.4', 'trace_epoch'),
    ...listed('v2.3.0', 'cfx_getCollateralInfo pos_getLedgerInfoByBlockNumber pos_getLedgerInfoByEpochAndRound'),
    ...listed(
      'v2.3.0',
      'debug_getEpochReceiptProofByTransaction debug_getTransactionsByBlock debug_getTransactionsByEpoch',
    ),
    ...listed('v2.3.3', 'debug_statOnGasLoad'),
    ...listed('v2.4.0', 'cfx_feeHistory cfx_getFeeBurnt cfx_maxPriorityFeePerGas'),
    ...listed(
      'v2.4.1',
      'cfx_accounts cfx_lockAccount cfx_newAccount cfx_sign cfx_unlockAccount debug_clearTxPool debug_consensusGraphState',
    ),
    ...listed(
      'v2.4.1',
      'debug_currentSyncPhase debug_disconnectNetNode debug_getNetNode debug_getNetSessions debug_getNetThrottling',
    ),
    ...listed('v2.4.1', 'debug_inspectTxPool debug_syncGraphState debug_txPoolContent debug_txToolAccountTransactions'),
  ]),
  espace: new Map([
    ...listed('v2.0.0', 'parity_getBlockReceipts trace_transaction trace_block trace_filter'),
    ...listed('v2.0.2', 'eth_getAccountPendingTransactions'),
    ...listed('v2.1.0', 'eth_subscribe eth_unsubscribe'),
    ...listed(
      'v2.4.0',
      'eth_feeHistory debug_traceTransaction debug_dbGet debug_traceBlockByHash debug_traceBlockByNumber debug_traceCall',
    ),
    ...listed('v2.4.1', 'eth_getBlockReceipts eth_submitWork net_listening net_peerCount web3_sha3'),
    ...listed('v3.0.0', 'txpool_content txpool_contentFrom txpool_inspect txpool_status trace_blockSetAuth trace_get'),
    ...listed('v3.0.2', 'debug_blockProperties'),
  ]),
};
