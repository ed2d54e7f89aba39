import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';

/** State of the chain and of accounts. */
export const ETH_STATE: readonly Call[] = [
  {method: 'eth_chainId', name: 'local', params: () => []},
  {method: 'eth_blockNumber', name: 'now', params: () => []},
  {method: 'eth_getBalance', name: 'latest', params: ({espace}) => [espace.accounts.alice, 'latest']},
  {method: 'eth_getBalance', name: 'default', params: ({espace}) => [espace.accounts.alice]},
  {method: 'eth_getBalance', name: 'at-block-number', params: ({espace}) => [espace.accounts.alice, '0x1']},
  {
    method: 'eth_getBalance',
    name: 'at-block-hash',
    params: ({espace}) => [
      espace.accounts.alice,
      {blockHash: espace.transactions.increase.blockHash, requireCanonical: true},
    ],
  },
  {method: 'eth_getBalance', name: 'unused-account', params: ({espace}) => [espace.unused, 'latest']},
  {method: 'eth_getBalance', name: 'error-base32', params: ({core}) => [core.accounts.alice, 'latest']},
  {method: 'eth_getBalance', name: 'error-core-tag', params: ({espace}) => [espace.accounts.alice, 'latest_state']},
  {
    method: 'eth_getBalance',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({espace}) => [espace.accounts.alice, {blockHash: UNKNOWN_HASH}],
  },
  {
    method: 'eth_getBalance',
    name: 'error-beyond',
    wellFormed: true,
    params: ({espace}) => [espace.accounts.alice, BEYOND],
  },
];
