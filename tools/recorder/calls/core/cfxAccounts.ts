import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';

/** An address of a network that the recorder's node is not on. */
export const OTHER_NETWORK = 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb';
/** An address in the form of Ethereum. */
export const HEX_ADDRESS = '0x1be45681ac6c53d5a40475f7526bac1fe7590fb8';

/** The ways in which every method refuses an account. */
export function refusedAddresses(method: string): Call[] {
  return [
    {method, name: 'error-wrong-network', wellFormed: true, params: () => [OTHER_NETWORK]},
    {method, name: 'error-hex-address', params: () => [HEX_ADDRESS]},
  ];
}

function refusedAccounts(method: string): Call[] {
  return [
    ...refusedAddresses(method),
    {method, name: 'error-not-executed', wellFormed: true, params: ({core}) => [core.accounts.alice, 'latest_mined']},
  ];
}

/** What the state keeps of accounts and contracts. */
export const CFX_ACCOUNTS: readonly Call[] = [
  {method: 'cfx_getCode', name: 'contract', params: ({core}) => [core.counter]},
  {
    method: 'cfx_getCode',
    name: 'before-deployment',
    params: ({core}) => [core.counter, core.transactions.transfer.epochNumber],
  },
  {
    method: 'cfx_getCode',
    name: 'at-block',
    params: ({core}) => [core.counter, {blockHash: core.transactions.increase.blockHash}],
  },
  {method: 'cfx_getCode', name: 'user-account', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getCode', name: 'internal-contract', params: ({core}) => [core.internal.staking]},
  ...refusedAccounts('cfx_getCode'),
  {
    method: 'cfx_getCode',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({core}) => [core.counter, {blockHash: UNKNOWN_HASH}],
  },

  {method: 'cfx_getStorageAt', name: 'slot', params: ({core}) => [core.counter, '0x0']},
  {method: 'cfx_getStorageAt', name: 'long-position', params: ({core}) => [core.counter, `0x${'0'.repeat(64)}`]},
  {
    method: 'cfx_getStorageAt',
    name: 'at-epoch',
    params: ({core}) => [core.counter, '0x0', core.transactions.increase.epochNumber],
  },
  {
    method: 'cfx_getStorageAt',
    name: 'at-block',
    params: ({core}) => [core.counter, '0x0', {blockHash: core.transactions.increase.blockHash}],
  },
  {method: 'cfx_getStorageAt', name: 'empty-slot', params: ({core}) => [core.counter, '0x1']},
  {method: 'cfx_getStorageAt', name: 'error-wrong-network', wellFormed: true, params: () => [OTHER_NETWORK, '0x0']},
  {method: 'cfx_getStorageAt', name: 'error-number', params: ({core}) => [core.counter, 0]},
  {
    method: 'cfx_getStorageAt',
    name: 'error-not-executed',
    wellFormed: true,
    params: ({core}) => [core.counter, '0x0', BEYOND],
  },
  {
    method: 'cfx_getStorageAt',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({core}) => [core.counter, '0x0', {blockHash: UNKNOWN_HASH}],
  },
  {method: 'cfx_getStorageAt', name: 'error-no-position', params: ({core}) => [core.counter]},

  {method: 'cfx_getStorageRoot', name: 'contract', params: ({core}) => [core.counter]},
  {
    method: 'cfx_getStorageRoot',
    name: 'at-epoch',
    params: ({core}) => [core.counter, core.transactions.deploy.epochNumber],
  },
  {method: 'cfx_getStorageRoot', name: 'no-storage', params: ({core}) => [core.accounts.alice]},
  ...refusedAccounts('cfx_getStorageRoot'),

  {method: 'cfx_getAdmin', name: 'contract', params: ({core}) => [core.counter]},
  {method: 'cfx_getAdmin', name: 'user-account', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getAdmin', name: 'unused-account', params: ({core}) => [core.unused]},
  {
    method: 'cfx_getAdmin',
    name: 'before-deployment',
    params: ({core}) => [core.counter, core.transactions.transfer.epochNumber],
  },
  ...refusedAccounts('cfx_getAdmin'),

  {method: 'cfx_getStakingBalance', name: 'staked', params: ({core}) => [core.accounts.carol]},
  {
    method: 'cfx_getStakingBalance',
    name: 'before-deposit',
    params: ({core}) => [core.accounts.carol, core.transactions.sponsored.epochNumber],
  },
  {method: 'cfx_getStakingBalance', name: 'none', params: ({core}) => [core.accounts.bob]},
  ...refusedAccounts('cfx_getStakingBalance'),

  {method: 'cfx_getDepositList', name: 'old-deposit', params: ({core}) => [core.accounts.frank]},
  {method: 'cfx_getDepositList', name: 'new-deposit', params: ({core}) => [core.accounts.carol]},
  {method: 'cfx_getDepositList', name: 'none', params: ({core}) => [core.accounts.bob]},
  {
    method: 'cfx_getDepositList',
    name: 'before-deposit',
    params: ({core}) => [core.accounts.carol, core.transactions.transfer.epochNumber],
  },
  ...refusedAccounts('cfx_getDepositList'),

  {method: 'cfx_getVoteList', name: 'locked', params: ({core}) => [core.accounts.carol]},
  {
    method: 'cfx_getVoteList',
    name: 'before-lock',
    params: ({core}) => [core.accounts.carol, core.transactions.deposit.epochNumber],
  },
  {method: 'cfx_getVoteList', name: 'none', params: ({core}) => [core.accounts.bob]},
  ...refusedAccounts('cfx_getVoteList'),

  {method: 'cfx_getCollateralForStorage', name: 'user-account', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getCollateralForStorage', name: 'contract', params: ({core}) => [core.counter]},
  {
    method: 'cfx_getCollateralForStorage',
    name: 'at-epoch',
    params: ({core}) => [core.accounts.alice, core.transactions.transfer.epochNumber],
  },
  {method: 'cfx_getCollateralForStorage', name: 'none', params: ({core}) => [core.accounts.bob]},
  ...refusedAccounts('cfx_getCollateralForStorage'),

  {method: 'cfx_getNextNonce', name: 'latest', params: ({core}) => [core.accounts.alice]},
  {
    method: 'cfx_getNextNonce',
    name: 'at-epoch',
    params: ({core}) => [core.accounts.alice, core.transactions.transfer.epochNumber],
  },
  {
    method: 'cfx_getNextNonce',
    name: 'at-block',
    params: ({core}) => [core.accounts.alice, {blockHash: core.transactions.transfer.blockHash}],
  },
  {method: 'cfx_getNextNonce', name: 'pool-not-counted', params: ({core}) => [core.accounts.erin]},
  {method: 'cfx_getNextNonce', name: 'unused-account', params: ({core}) => [core.unused]},
  ...refusedAccounts('cfx_getNextNonce'),
  {
    method: 'cfx_getNextNonce',
    name: 'error-unknown-block',
    wellFormed: true,
    params: ({core}) => [core.accounts.alice, {blockHash: UNKNOWN_HASH}],
  },

  {method: 'cfx_getAccount', name: 'staker', params: ({core}) => [core.accounts.carol]},
  {method: 'cfx_getAccount', name: 'validator-owner', params: ({core}) => [core.accounts.frank]},
  {method: 'cfx_getAccount', name: 'contract', params: ({core}) => [core.counter]},
  {method: 'cfx_getAccount', name: 'at-epoch', params: ({core}) => [core.accounts.carol, 'earliest']},
  {method: 'cfx_getAccount', name: 'unused-account', params: ({core}) => [core.unused]},
  ...refusedAccounts('cfx_getAccount'),
];
