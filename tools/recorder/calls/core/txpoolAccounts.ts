import {UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {textOf} from '../../chainActions';
import {HEX_ADDRESS, OTHER_NETWORK, refusedAddresses} from './cfxAccounts';

const CFX = 10n ** 18n;

function ready({core}: Chain): string {
  return core.accounts[core.waiting.ready.from];
}

function behindGap({core}: Chain): string {
  return core.accounts[core.waiting.behindGap.from];
}

/** Sends more than half of what an account has, twice; the account and the nonce of the second. */
async function overdraw(chain: Chain): Promise<string[]> {
  const {core, read, sendCore} = chain;
  await sendCore('erin', {to: core.accounts.bob, value: 6000n * CFX});
  const nonce = textOf(await read('core', 'txpool_nextNonce', core.accounts.erin));
  await sendCore('erin', {to: core.accounts.bob, value: 6000n * CFX});
  return [core.accounts.erin, nonce];
}

/** The transactions of an account in the pool, and the pool as a whole. */
export const TXPOOL_ACCOUNTS: readonly Call[] = [
  {method: 'txpool_accountPendingInfo', name: 'ready', params: (chain) => [ready(chain)]},
  {method: 'txpool_accountPendingInfo', name: 'nonce-gap', params: (chain) => [behindGap(chain)]},
  {method: 'txpool_accountPendingInfo', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  {method: 'txpool_accountPendingInfo', name: 'unused-account', params: ({core}) => [core.unused]},
  ...refusedAddresses('txpool_accountPendingInfo'),

  {method: 'txpool_accountPendingTransactions', name: 'ready', params: (chain) => [ready(chain)]},
  {method: 'txpool_accountPendingTransactions', name: 'nonce-gap', params: (chain) => [behindGap(chain)]},
  {method: 'txpool_accountPendingTransactions', name: 'affordable-alone', acts: true, params: overdraw},
  {method: 'txpool_accountPendingTransactions', name: 'count-only', params: (chain) => [ready(chain), null, '0x0']},
  {method: 'txpool_accountPendingTransactions', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  ...refusedAddresses('txpool_accountPendingTransactions'),
  {
    method: 'txpool_accountPendingTransactions',
    name: 'error-limit-number',
    params: (chain) => [ready(chain), '0x0', 10],
  },

  {method: 'txpool_pendingNonceRange', name: 'ready', params: (chain) => [ready(chain)]},
  {method: 'txpool_pendingNonceRange', name: 'nonce-gap', params: (chain) => [behindGap(chain)]},
  {method: 'txpool_pendingNonceRange', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  ...refusedAddresses('txpool_pendingNonceRange'),

  {method: 'txpool_status', name: 'now', params: () => []},

  {
    method: 'txpool_transactionByAddressAndNonce',
    name: 'waiting',
    params: (chain) => [ready(chain), chain.core.waiting.ready.nonce],
  },
  {method: 'txpool_transactionByAddressAndNonce', name: 'executed', params: ({core}) => [core.accounts.alice, '0x0']},
  {method: 'txpool_transactionByAddressAndNonce', name: 'missing-nonce', params: (chain) => [behindGap(chain), '0x0']},
  {method: 'txpool_transactionByAddressAndNonce', name: 'other-network', params: () => [OTHER_NETWORK, '0x0']},
  {method: 'txpool_transactionByAddressAndNonce', name: 'error-hex-address', params: () => [HEX_ADDRESS, '0x0']},
  {method: 'txpool_transactionByAddressAndNonce', name: 'error-nonce-number', params: (chain) => [ready(chain), 0]},

  {method: 'txpool_txWithPoolInfo', name: 'waiting', params: ({core}) => [core.waiting.ready.hash]},
  {method: 'txpool_txWithPoolInfo', name: 'packed', params: ({core}) => [core.transactions.increase.hash]},
  {method: 'txpool_txWithPoolInfo', name: 'espace-transaction', params: ({espace}) => [espace.waiting.ready.hash]},
  {method: 'txpool_txWithPoolInfo', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'txpool_txWithPoolInfo', name: 'error-short-hash', params: () => ['0x12']},
];
