import type {Calls} from '../askCalls';
import {CFX_ACCOUNTS} from './core/cfxAccounts';
import {CFX_BLOCK_LOOKUPS} from './core/cfxBlockLookups';
import {CFX_BLOCKS} from './core/cfxBlocks';
import {CFX_CALL} from './core/cfxCall';
import {CFX_ECONOMY} from './core/cfxEconomy';
import {CFX_FEES} from './core/cfxFees';
import {CFX_FILTERS} from './core/cfxFilters';
import {CFX_KEYSTORE} from './core/cfxKeystore';
import {CFX_LOGS} from './core/cfxLogs';
import {CFX_PUBSUB} from './core/cfxPubsub';
import {CFX_STATE} from './core/cfxState';
import {CFX_TRANSACTION_LOOKUPS} from './core/cfxTransactionLookups';
import {CFX_TRANSACTIONS} from './core/cfxTransactions';
import {CORE_DEBUG, CORE_DEBUG_POOL} from './core/debug';
import {CORE_DEBUG_PEERS} from './core/debugPeers';
import {POS} from './core/pos';
import {POS_CHAIN} from './core/posChain';
import {POS_PROOFS} from './core/posProofs';
import {CORE_TRACE} from './core/trace';
import {CORE_TRACES} from './core/traces';
import {CORE_TXPOOL} from './core/txpool';
import {TXPOOL_ACCOUNTS} from './core/txpoolAccounts';
import {ESPACE_DEBUG} from './espace/debug';
import {ESPACE_DEBUG_BLOCKS} from './espace/debugBlocks';
import {ETH_ACCOUNTS} from './espace/ethAccounts';
import {ETH_BLOCK_PARTS} from './espace/ethBlockParts';
import {ETH_BLOCKS} from './espace/ethBlocks';
import {ETH_CALL} from './espace/ethCall';
import {ETH_FILTERS} from './espace/ethFilters';
import {ETH_LOGS} from './espace/ethLogs';
import {ETH_LOOKUPS} from './espace/ethLookups';
import {ETH_NODE} from './espace/ethNode';
import {ETH_PUBSUB} from './espace/ethPubsub';
import {ETH_STATE} from './espace/ethState';
import {ETH_TRANSACTIONS} from './espace/ethTransactions';
import {NET} from './espace/net';
import {ESPACE_POOL} from './espace/pool';
import {ESPACE_TRACE} from './espace/trace';
import {ESPACE_TRACES} from './espace/traces';
import {WEB3} from './espace/web3';

/** Every call that is recorded. */
export const CALLS: Calls = {
  core: [
    CFX_STATE,
    CFX_ACCOUNTS,
    CFX_ECONOMY,
    CFX_FEES,
    CFX_CALL,
    CFX_BLOCKS,
    CFX_TRANSACTIONS,
    CFX_LOGS,
    CFX_FILTERS,
    CFX_PUBSUB,
    POS,
    POS_CHAIN,
    POS_PROOFS,
    CORE_TRACE,
    CORE_TRACES,
    CORE_TXPOOL,
    CFX_KEYSTORE,
    TXPOOL_ACCOUNTS,
    CFX_BLOCK_LOOKUPS,
    CFX_TRANSACTION_LOOKUPS,
    CORE_DEBUG,
    CORE_DEBUG_PEERS,
    CORE_DEBUG_POOL,
  ].flat(),
  espace: [
    ETH_STATE,
    ETH_ACCOUNTS,
    ETH_BLOCK_PARTS,
    ETH_FILTERS,
    ETH_LOOKUPS,
    ETH_NODE,
    ETH_CALL,
    ETH_BLOCKS,
    ETH_TRANSACTIONS,
    ETH_LOGS,
    ETH_PUBSUB,
    NET,
    WEB3,
    ESPACE_TRACE,
    ESPACE_DEBUG,
    ESPACE_TRACES,
    ESPACE_DEBUG_BLOCKS,
    ESPACE_POOL,
  ].flat(),
};
