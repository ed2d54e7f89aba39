import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {AccountName, Chain} from '../../chain';
import type {EspaceFields} from '../../signing/espaceTransaction';

/** A transfer to alice that is signed, but not sent. */
async function toAlice({espace, signEspace}: Chain, from: AccountName, fields: EspaceFields): Promise<[string]> {
  return [await signEspace(from, {to: espace.accounts.alice, ...fields})];
}

/** The transaction that is pending in the pool, signed again: a transfer of 0.1 CFX to bob. */
async function waitingAgain({espace: {accounts, waiting}, signEspace}: Chain): Promise<[string]> {
  const {from, nonce} = waiting.ready;
  return [await signEspace(from, {to: accounts.bob, nonce: BigInt(nonce), value: 10n ** 17n})];
}

/** Transactions, executed and waiting, and the other name for sending them. */
export const ETH_LOOKUPS: readonly Call[] = [
  {method: 'eth_getTransactionByHash', name: 'transfer', params: ({espace}) => [espace.transactions.transfer.hash]},
  {method: 'eth_getTransactionByHash', name: 'legacy', params: ({espace}) => [espace.transactions.legacyTransfer.hash]},
  {
    method: 'eth_getTransactionByHash',
    name: 'access-list',
    params: ({espace}) => [espace.transactions.accessListTransfer.hash],
  },
  {method: 'eth_getTransactionByHash', name: 'set-code', params: ({espace}) => [espace.transactions.setCode.hash]},
  {method: 'eth_getTransactionByHash', name: 'deployment', params: ({espace}) => [espace.transactions.deploy.hash]},
  {method: 'eth_getTransactionByHash', name: 'failed', params: ({espace}) => [espace.transactions.failed.hash]},
  {method: 'eth_getTransactionByHash', name: 'phantom', params: ({espace}) => [espace.transactions.crossCall.hash]},
  {method: 'eth_getTransactionByHash', name: 'pending', params: ({espace}) => [espace.waiting.ready.hash]},
  {method: 'eth_getTransactionByHash', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'eth_getTransactionByHash', name: 'core-transaction', params: ({core}) => [core.transactions.increase.hash]},
  {method: 'eth_getTransactionByHash', name: 'error-short-hash', params: () => ['0x12']},
  {
    method: 'eth_getTransactionByBlockHashAndIndex',
    name: 'found',
    params: ({espace: {transactions}}) => [transactions.increase.blockHash, transactions.increase.index],
  },
  {
    method: 'eth_getTransactionByBlockHashAndIndex',
    name: 'beyond-last',
    params: ({espace}) => [espace.transactions.increase.blockHash, '0xff'],
  },
  {method: 'eth_getTransactionByBlockHashAndIndex', name: 'not-found', params: () => [UNKNOWN_HASH, '0x0']},
  {method: 'eth_getTransactionByBlockHashAndIndex', name: 'error-number', params: ({espace}) => [espace.latestHash, 0]},
  {
    method: 'eth_getTransactionByBlockHashAndIndex',
    name: 'error-one-parameter',
    params: ({espace}) => [espace.latestHash],
  },
  {
    method: 'eth_getTransactionByBlockNumberAndIndex',
    name: 'found',
    params: ({espace: {transactions}}) => [transactions.increase.blockNumber, transactions.increase.index],
  },
  {
    method: 'eth_getTransactionByBlockNumberAndIndex',
    name: 'decimal',
    params: ({espace: {transactions}}) => [
      transactions.increase.blockNumber,
      String(Number(transactions.increase.index)),
    ],
  },
  {method: 'eth_getTransactionByBlockNumberAndIndex', name: 'empty-block', params: () => ['latest', '0x0']},
  {method: 'eth_getTransactionByBlockNumberAndIndex', name: 'not-found', params: () => [BEYOND, '0x0']},
  {method: 'eth_getTransactionByBlockNumberAndIndex', name: 'error-number', params: () => ['latest', 0]},
  {method: 'eth_getTransactionByBlockNumberAndIndex', name: 'error-core-tag', params: () => ['latest_state', '0x0']},
  {
    method: 'eth_getAccountPendingTransactions',
    name: 'ready',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from]],
  },
  {
    method: 'eth_getAccountPendingTransactions',
    name: 'behind-gap',
    params: ({espace}) => [espace.accounts[espace.waiting.behindGap.from]],
  },
  {
    method: 'eth_getAccountPendingTransactions',
    name: 'count-only',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from], null, '0x0'],
  },
  {
    method: 'eth_getAccountPendingTransactions',
    name: 'later-nonce',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from], '0xff', '0xa'],
  },
  {method: 'eth_getAccountPendingTransactions', name: 'none', params: ({espace}) => [espace.unused]},
  {
    method: 'eth_getAccountPendingTransactions',
    name: 'from-nonce',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from], espace.waiting.ready.nonce],
  },
  {method: 'eth_getAccountPendingTransactions', name: 'error-base32', params: ({core}) => [core.accounts.erin]},
  {method: 'eth_getAccountPendingTransactions', name: 'error-number', params: ({espace}) => [espace.accounts.erin, 0]},
  {
    method: 'eth_submitTransaction',
    name: 'transfer',
    acts: true,
    params: (chain) => toAlice(chain, 'bob', {value: 10n ** 17n}),
  },
  {method: 'eth_submitTransaction', name: 'error-known', wellFormed: true, params: waitingAgain},
  {
    method: 'eth_submitTransaction',
    name: 'error-nonce',
    wellFormed: true,
    params: (chain) => toAlice(chain, 'bob', {nonce: 0n}),
  },
  {
    method: 'eth_submitTransaction',
    name: 'error-chain',
    wellFormed: true,
    params: (chain) => toAlice(chain, 'bob', {chainId: 1n}),
  },
  {
    method: 'eth_submitTransaction',
    name: 'error-core-transaction',
    wellFormed: true,
    params: async ({core, signCore}) => [await signCore('bob', {to: core.accounts.alice, value: 1n})],
  },
  {method: 'eth_submitTransaction', name: 'error-not-a-transaction', wellFormed: true, params: () => ['0x1234']},
];
