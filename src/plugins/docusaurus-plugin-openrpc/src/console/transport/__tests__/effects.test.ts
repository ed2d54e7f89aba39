import {describe, expect, it} from 'vitest';
import {effectOf, holdsSecret} from '../effects';

const METHODS = {
  reads: `
    cfx_accounts cfx_call cfx_checkBalanceAgainstTransaction cfx_estimateGasAndCollateral cfx_getBalance cfx_getLogs cfx_getStatus cfx_newFilter
    cfx_newBlockFilter cfx_newPendingTransactionFilter cfx_subscribe cfx_unsubscribe cfx_uninstallFilter cfx_getFilterChanges cfx_getTransactionByHash
    debug_blockProperties debug_consensusGraphState debug_currentSyncPhase debug_dbGet debug_getEpochReceiptProofByTransaction debug_inspectTxPool
    debug_statOnGasLoad debug_syncGraphState debug_traceBlockByHash debug_traceCall debug_traceTransaction debug_txPoolContent
    debug_txToolAccountTransactions eth_accounts eth_blockNumber eth_call eth_chainId eth_createAccessList eth_estimateGas eth_getTransactionCount
    eth_getTransactionBySenderAndNonce eth_mining eth_simulateV1 eth_subscribe eth_syncing eth_unsubscribe eth_newFilter net_listening net_throttling
    net_version parity_getBlockReceipts personal_listAccounts personal_ecRecover pos_getStatus pos_getLedgerInfosByEpoch pos_voting_status rpc_modules
    trace_block trace_blockSetAuth trace_filter txpool_accountPendingInfo txpool_contentFrom txpool_nextNonce txpool_status wallet_getPermissions
    wallet_getCapabilities web3_sha3 web3_clientVersion get_block_status consensus_graph_state current_sync_phase sync_graph_state system.status`,
  sends: `
    cfx_sendRawTransaction cfx_sendTransaction eth_sendRawTransaction eth_sendTransaction eth_submitTransaction eth_sendRawTransactionSync
    eth_sendPrivateTransaction eth_sendUserOperation eth_resend personal_sendTransaction wallet_sendCalls CFX_SENDRAWTRANSACTION send_raw_transaction`,
  signs: `
    cfx_sign cfx_signTransaction cfx_signTypedData_v4 eth_sign eth_signTransaction eth_signTypedData eth_signTypedData_v4 personal_sign
    personal_signTransaction account_signData`,
  operates: `
    cfx_lockAccount cfx_newAccount cfx_unlockAccount cfx_requestAccounts eth_requestAccounts eth_submitWork eth_submitHashrate debug_clearTxPool
    debug_disconnectNetNode debug_setHead debug_chaindbCompact debug_startCPUProfile debug_standardTraceBlockToFile debug_freeOSMemory net_disconnect_node
    new_account lock_account unlock_account save_node_db set_db_crash generate_empty_blocks generate_one_block_with_direct_txgen personal_newAccount
    personal_unlockAccount personal_lockAccount personal_importRawKey pos_force_propose pos_register pos_start pos_start_voting pos_stop_election
    pos_trigger_timeout pos_update_voting_power test_generateOneBlock test_generateEmptyBlocks test_sendUsableGenesisAccounts test_getBlockCount
    test_posRegister test_stop txpool_clear wallet_addEthereumChain wallet_switchEthereumChain wallet_requestPermissions wallet_watchAsset
    admin_addPeer miner_start engine_newPayloadV3 evm_mine hardhat_setBalance anvil_impersonateAccount`,
};
const SECRETIVE = `
  cfx_newAccount cfx_unlockAccount cfx_sendTransaction cfx_sign cfx_signTransaction new_account unlock_account personal_newAccount personal_unlockAccount
  personal_sign personal_sendTransaction personal_signTransaction personal_importRawKey parity_newAccountFromPhrase parity_newAccountFromSecret
  PERSONAL_UNLOCKACCOUNT parity_changePassword`;
const OPEN = `
  cfx_accounts cfx_call cfx_sendRawTransaction cfx_lockAccount eth_sendTransaction eth_sign eth_signTypedData_v4 personal_listAccounts personal_ecRecover
  personal_lockAccount wallet_watchAsset test_generateOneBlock`;

function namesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

describe('effectOf', () => {
  const cases = Object.entries(METHODS).flatMap(([effect, names]) => namesIn(names).map((name) => [name, effect]));
  it.each(cases)('%s %s', (name, effect) => expect(effectOf(name)).toBe(effect));
});

describe('holdsSecret', () => {
  it.each(namesIn(SECRETIVE))('%s does', (name) => expect(holdsSecret(name)).toBe(true));
  it.each(namesIn(OPEN))('%s does not', (name) => expect(holdsSecret(name)).toBe(false));
});
