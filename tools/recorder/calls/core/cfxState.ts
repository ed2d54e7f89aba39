import {BEYOND, type Call} from '../../call';

const OTHER_NETWORK = 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb';
const HEX_ADDRESS = '0x1be45681ac6c53d5a40475f7526bac1fe7590fb8';

/** State of the node and of accounts. */
export const CFX_STATE: readonly Call[] = [
  {method: 'cfx_getStatus', name: 'now', params: () => []},
  {method: 'cfx_epochNumber', name: 'default', params: () => []},
  {method: 'cfx_epochNumber', name: 'latest-state', params: () => ['latest_state']},
  {method: 'cfx_epochNumber', name: 'earliest', params: () => ['earliest']},
  {method: 'cfx_epochNumber', name: 'latest-confirmed', params: () => ['latest_confirmed']},
  {method: 'cfx_epochNumber', name: 'error-ethereum-tag', params: () => ['latest']},
  {method: 'cfx_epochNumber', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {method: 'cfx_getBalance', name: 'latest', params: ({core}) => [core.accounts.alice]},
  {method: 'cfx_getBalance', name: 'at-epoch', params: ({core}) => [core.accounts.alice, '0x6']},
  {
    method: 'cfx_getBalance',
    name: 'at-block',
    params: ({core}) => [core.accounts.alice, {blockHash: core.transactions.transfer.blockHash}],
  },
  {method: 'cfx_getBalance', name: 'unused-account', params: ({core}) => [core.unused]},
  {method: 'cfx_getBalance', name: 'error-wrong-network', wellFormed: true, params: () => [OTHER_NETWORK]},
  {method: 'cfx_getBalance', name: 'error-hex-address', params: () => [HEX_ADDRESS]},
  {
    method: 'cfx_getBalance',
    name: 'error-not-executed',
    wellFormed: true,
    params: ({core}) => [core.accounts.alice, 'latest_mined'],
  },
  {method: 'cfx_getSponsorInfo', name: 'sponsored', params: ({core}) => [core.counter]},
  {method: 'cfx_getSponsorInfo', name: 'not-sponsored', params: ({core}) => [core.accounts.bob]},
  {
    method: 'cfx_getSponsorInfo',
    name: 'at-epoch',
    params: ({core}) => [core.counter, core.transactions.deploy.epochNumber],
  },
  {
    method: 'cfx_getSponsorInfo',
    name: 'error-not-executed',
    wellFormed: true,
    params: ({core}) => [core.counter, BEYOND],
  },
  {method: 'cfx_accounts', name: 'none', params: () => []},
];
