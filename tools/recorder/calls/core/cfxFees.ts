import {BEYOND, type Call} from '../../call';
import {HEX_ADDRESS, OTHER_NETWORK, refusedAddresses} from './cfxAccounts';

const GAS_PRICE = '0x3b9aca00';
/** With this price, what the sponsor of the counter pays at most, and one unit more. */
const BOUND = '0x186a0';
const ABOVE_BOUND = '0x186a1';
/** A slot of storage, and more than the sponsor has. */
const SLOT = '0x40';
const MUCH = '0x1000';

/** Prices, who pays a fee, and what waits in the pool. */
export const CFX_FEES: readonly Call[] = [
  {method: 'cfx_gasPrice', name: 'now', params: () => []},
  {method: 'cfx_maxPriorityFeePerGas', name: 'now', params: () => []},
  {method: 'cfx_clientVersion', name: 'now', params: () => []},

  {
    method: 'cfx_feeHistory',
    name: 'percentiles',
    params: ({core}) => ['0x3', core.transactions.transfer.epochNumber, [25, 50, 75]],
  },
  {method: 'cfx_feeHistory', name: 'no-percentiles', params: () => ['0x3', 'latest_state']},
  {method: 'cfx_feeHistory', name: 'number', params: ({core}) => [2, core.transactions.increase.epochNumber, [50]]},
  {method: 'cfx_feeHistory', name: 'from-genesis', params: () => ['0x400', '0x2']},
  {method: 'cfx_feeHistory', name: 'no-epochs', params: () => ['0x0', 'latest_state']},
  {method: 'cfx_feeHistory', name: 'error-latest-mined', wellFormed: true, params: () => ['0x3', 'latest_mined']},
  {
    method: 'cfx_feeHistory',
    name: 'error-newest-number',
    wellFormed: true,
    params: ({core}) => ['0x3', core.latestMined],
  },
  {method: 'cfx_feeHistory', name: 'error-beyond', wellFormed: true, params: () => ['0x3', BEYOND]},
  {method: 'cfx_feeHistory', name: 'error-percentile-text', params: () => ['0x3', 'latest_state', ['50']]},
  {method: 'cfx_feeHistory', name: 'error-no-epoch', params: () => ['0x3']},

  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'sponsored',
    params: ({core}) => [core.unused, core.counter, BOUND, GAS_PRICE, SLOT],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'above-bound',
    params: ({core}) => [core.accounts.bob, core.counter, ABOVE_BOUND, GAS_PRICE, SLOT],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'too-much-storage',
    params: ({core}) => [core.unused, core.counter, BOUND, GAS_PRICE, MUCH],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'not-sponsored',
    params: ({core}) => [core.accounts.bob, core.accounts.alice, '0x5208', GAS_PRICE, '0x0'],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'before-sponsorship',
    params: ({core}) => [core.accounts.bob, core.counter, BOUND, GAS_PRICE, SLOT, core.transactions.deploy.epochNumber],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'error-wrong-network',
    wellFormed: true,
    params: ({core}) => [OTHER_NETWORK, core.counter, BOUND, GAS_PRICE, SLOT],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'error-hex-address',
    params: ({core}) => [HEX_ADDRESS, core.counter, BOUND, GAS_PRICE, SLOT],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'error-not-executed',
    wellFormed: true,
    params: ({core}) => [core.accounts.bob, core.counter, BOUND, GAS_PRICE, SLOT, 'latest_mined'],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'error-storage-limit',
    wellFormed: true,
    params: ({core}) => [core.accounts.bob, core.counter, BOUND, GAS_PRICE, `0x1${'0'.repeat(16)}`],
  },
  {
    method: 'cfx_checkBalanceAgainstTransaction',
    name: 'error-no-storage-limit',
    params: ({core}) => [core.accounts.bob, core.counter, BOUND, GAS_PRICE],
  },

  {method: 'cfx_getAccountPendingInfo', name: 'ready', params: ({core}) => [core.accounts.erin]},
  {method: 'cfx_getAccountPendingInfo', name: 'nonce-gap', params: ({core}) => [core.accounts.dave]},
  {method: 'cfx_getAccountPendingInfo', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getAccountPendingInfo', name: 'unknown-to-pool', params: ({core}) => [core.counter]},
  ...refusedAddresses('cfx_getAccountPendingInfo'),

  {method: 'cfx_getAccountPendingTransactions', name: 'ready', params: ({core}) => [core.accounts.erin]},
  {method: 'cfx_getAccountPendingTransactions', name: 'nonce-gap', params: ({core}) => [core.accounts.dave]},
  {method: 'cfx_getAccountPendingTransactions', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getAccountPendingTransactions', name: 'from-nonce', params: ({core}) => [core.accounts.erin, '0x1']},
  {method: 'cfx_getAccountPendingTransactions', name: 'limit', params: ({core}) => [core.accounts.erin, null, '0x0']},
  ...refusedAddresses('cfx_getAccountPendingTransactions'),
  {
    method: 'cfx_getAccountPendingTransactions',
    name: 'error-limit-number',
    params: ({core}) => [core.accounts.erin, null, 1],
  },
];
