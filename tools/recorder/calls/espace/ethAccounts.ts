import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';

/** Code, storage and nonces of accounts. */
export const ETH_ACCOUNTS: readonly Call[] = [
  {method: 'eth_accounts', name: 'none', params: () => []},
  {method: 'eth_getCode', name: 'contract', params: ({espace}) => [espace.counter, 'latest']},
  {method: 'eth_getCode', name: 'default', params: ({espace}) => [espace.counter]},
  {method: 'eth_getCode', name: 'before-deployment', params: ({espace}) => [espace.counter, '0x1']},
  {method: 'eth_getCode', name: 'user-account', params: ({espace}) => [espace.accounts.alice, 'latest']},
  // Carol's account runs the code of the counter since she signed an authorization (EIP-7702).
  {method: 'eth_getCode', name: 'delegated', params: ({espace}) => [espace.accounts.carol, 'latest']},
  {
    method: 'eth_getCode',
    name: 'at-block-hash',
    params: ({espace}) => [espace.counter, {blockHash: espace.transactions.increase.blockHash}],
  },
  {method: 'eth_getCode', name: 'error-base32', params: ({core}) => [core.counter, 'latest']},
  {method: 'eth_getCode', name: 'error-core-tag', params: ({espace}) => [espace.counter, 'latest_state']},
  {method: 'eth_getCode', name: 'error-beyond', wellFormed: true, params: ({espace}) => [espace.counter, BEYOND]},
  {
    method: 'eth_getCode',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({espace}) => [espace.counter, {blockHash: UNKNOWN_HASH}],
  },
  {method: 'eth_getStorageAt', name: 'latest', params: ({espace}) => [espace.counter, '0x0', 'latest']},
  {method: 'eth_getStorageAt', name: 'full-slot', params: ({espace}) => [espace.counter, `0x${'0'.repeat(64)}`]},
  {
    method: 'eth_getStorageAt',
    name: 'at-block-hash',
    params: ({espace}) => [espace.counter, '0x0', espace.transactions.increase.blockHash],
  },
  {method: 'eth_getStorageAt', name: 'never-written', params: ({espace}) => [espace.counter, '0x1', 'latest']},
  {method: 'eth_getStorageAt', name: 'user-account', params: ({espace}) => [espace.accounts.alice, '0x0', 'latest']},
  {method: 'eth_getStorageAt', name: 'error-number', params: ({espace}) => [espace.counter, 0, 'latest']},
  {method: 'eth_getStorageAt', name: 'error-no-slot', params: ({espace}) => [espace.counter]},
  {
    method: 'eth_getStorageAt',
    name: 'error-beyond',
    wellFormed: true,
    params: ({espace}) => [espace.counter, '0x0', BEYOND],
  },
  {
    method: 'eth_getStorageAt',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({espace}) => [espace.counter, '0x0', {blockHash: UNKNOWN_HASH}],
  },
  {method: 'eth_getTransactionCount', name: 'latest', params: ({espace}) => [espace.accounts.alice, 'latest']},
  {method: 'eth_getTransactionCount', name: 'default', params: ({espace}) => [espace.accounts.alice]},
  {
    method: 'eth_getTransactionCount',
    name: 'waiting',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from], 'latest'],
  },
  {
    method: 'eth_getTransactionCount',
    name: 'waiting-pending',
    params: ({espace}) => [espace.accounts[espace.waiting.ready.from], 'pending'],
  },
  {
    method: 'eth_getTransactionCount',
    name: 'gap-pending',
    params: ({espace}) => [espace.accounts[espace.waiting.behindGap.from], 'pending'],
  },
  {method: 'eth_getTransactionCount', name: 'at-block-number', params: ({espace}) => [espace.accounts.alice, '0x1']},
  {method: 'eth_getTransactionCount', name: 'contract', params: ({espace}) => [espace.counter, 'latest']},
  {method: 'eth_getTransactionCount', name: 'error-base32', params: ({core}) => [core.accounts.alice, 'latest']},
  {
    method: 'eth_getTransactionCount',
    name: 'error-core-tag',
    params: ({espace}) => [espace.accounts.alice, 'latest_state'],
  },
  {
    method: 'eth_getTransactionCount',
    name: 'error-beyond',
    wellFormed: true,
    params: ({espace}) => [espace.accounts.alice, BEYOND],
  },
  {
    method: 'eth_getTransactionCount',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({espace}) => [espace.accounts.alice, {blockHash: UNKNOWN_HASH}],
  },
];
