import {BEYOND, type Call} from '../../call';
import {COUNTER} from '../../scenario/counter';

const OTHER_NETWORK = 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb';
const FOUR_TIMES = COUNTER.increaseBy(4n);
/** More CFX than there are. */
const TOO_MUCH = '0xffffffffffffffffffffff';

/** Calls and estimates. */
export const CFX_CALL: readonly Call[] = [
  {method: 'cfx_call', name: 'read', params: ({core}) => [{to: core.counter, data: COUNTER.value}]},
  {
    method: 'cfx_call',
    name: 'with-sender',
    params: ({core}) => [
      {from: core.accounts.bob, to: core.counter, data: COUNTER.increase, gas: '0x30d40', storageLimit: '0x40'},
    ],
  },
  {
    method: 'cfx_call',
    name: 'at-epoch',
    params: ({core}) => [{to: core.counter, data: COUNTER.value}, core.transactions.deploy.epochNumber],
  },
  {
    method: 'cfx_call',
    name: 'error-reverted',
    params: ({core}) => [{from: core.accounts.bob, to: core.counter, data: FOUR_TIMES}],
  },
  {
    method: 'cfx_call',
    name: 'error-not-executed',
    params: ({core}) => [{to: core.counter, data: COUNTER.value}, 'latest_mined'],
  },
  {
    method: 'cfx_call',
    name: 'error-gas-number',
    params: ({core}) => [{to: core.counter, data: COUNTER.value, gas: 200_000}],
  },
  {
    method: 'cfx_call',
    name: 'error-too-little-gas',
    wellFormed: true,
    params: ({core}) => [{to: core.counter, data: COUNTER.value, gas: '0x5208'}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'call',
    params: ({core}) => [{from: core.accounts.alice, to: core.counter, data: COUNTER.increase}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'transfer',
    params: ({core}) => [{from: core.accounts.alice, to: core.accounts.bob, value: '0xde0b6b3a7640000'}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'deployment',
    params: ({core}) => [{from: core.accounts.alice, data: COUNTER.code}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'at-epoch',
    params: ({core}) => [
      {from: core.accounts.alice, to: core.counter, data: COUNTER.increase},
      core.transactions.increase.epochNumber,
    ],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'error-reverted',
    params: ({core}) => [{from: core.accounts.bob, to: core.counter, data: FOUR_TIMES}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'error-balance',
    params: ({core}) => [{from: core.accounts.bob, to: core.accounts.alice, value: TOO_MUCH}],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'error-beyond',
    wellFormed: true,
    params: ({core}) => [{from: core.accounts.bob, to: core.accounts.alice}, BEYOND],
  },
  {
    method: 'cfx_estimateGasAndCollateral',
    name: 'error-wrong-network',
    wellFormed: true,
    params: () => [{to: OTHER_NETWORK}],
  },
];
