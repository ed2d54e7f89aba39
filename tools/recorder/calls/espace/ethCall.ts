import {BEYOND, type Call} from '../../call';
import {COUNTER} from '../../scenario/counter';

const FIRST_SLOT = `0x${'0'.repeat(64)}`;
const NINE = `0x${'9'.padStart(64, '0')}`;
const FOUR_TIMES = COUNTER.increaseBy(4n);
/** More CFX than there are. */
const TOO_MUCH = '0xffffffffffffffffffffff';
const ONE_CFX = '0xde0b6b3a7640000';
const PRICE = '0x4a817c800';
/** Answers the block's time. */
const TELL_TIME = '0x4260005260206000f3';

/** Calls and estimates. */
export const ETH_CALL: readonly Call[] = [
  {method: 'eth_call', name: 'read', params: ({espace}) => [{to: espace.counter, data: COUNTER.value}, 'latest']},
  {
    method: 'eth_call',
    name: 'with-sender',
    params: ({espace}) => [{from: espace.accounts.bob, to: espace.counter, input: COUNTER.increase, gas: '0x30d40'}],
  },
  {
    method: 'eth_call',
    name: 'state-override',
    params: ({espace}) => [
      {to: espace.counter, input: COUNTER.value},
      'latest',
      {[espace.counter]: {stateDiff: {[FIRST_SLOT]: NINE}}},
    ],
  },
  {
    method: 'eth_call',
    name: 'code-and-time',
    params: ({espace}) => [{to: espace.unused}, 'latest', {[espace.unused]: {code: TELL_TIME}}, {time: 1_900_000_000}],
  },
  {
    method: 'eth_call',
    name: 'before-deployment',
    params: ({espace}) => [{to: espace.counter, input: COUNTER.value}, '0x1'],
  },
  {
    method: 'eth_call',
    name: 'error-reverted',
    params: ({espace}) => [{from: espace.accounts.bob, to: espace.counter, input: FOUR_TIMES}, 'latest'],
  },
  {
    method: 'eth_call',
    name: 'error-balance',
    params: ({espace}) => [{from: espace.accounts.bob, to: espace.counter, value: TOO_MUCH}, 'latest'],
  },
  {
    method: 'eth_call',
    name: 'error-gas-price',
    wellFormed: true,
    params: ({espace}) => [
      {from: espace.accounts.bob, to: espace.counter, input: COUNTER.value, gasPrice: '0x1'},
      'latest',
    ],
  },
  {
    method: 'eth_call',
    name: 'error-data-and-input',
    wellFormed: true,
    params: ({espace}) => [{to: espace.counter, data: COUNTER.increase, input: COUNTER.value}, 'latest'],
  },
  {
    method: 'eth_call',
    name: 'error-beyond',
    wellFormed: true,
    params: ({espace}) => [{to: espace.counter, input: COUNTER.value}, BEYOND],
  },
  {
    method: 'eth_call',
    name: 'error-override-field',
    params: ({espace}) => [{to: espace.counter, input: COUNTER.value}, 'latest', {[espace.counter]: {storage: {}}}],
  },
  {
    method: 'eth_call',
    name: 'error-state-twice',
    wellFormed: true,
    params: ({espace}) => [
      {to: espace.counter, input: COUNTER.value},
      'latest',
      {[espace.counter]: {state: {}, stateDiff: {}}},
    ],
  },
  {
    method: 'eth_estimateGas',
    name: 'call',
    params: ({espace}) => [{from: espace.accounts.alice, to: espace.counter, input: COUNTER.increase}],
  },
  {
    method: 'eth_estimateGas',
    name: 'at-block',
    params: ({espace}) => [
      {from: espace.accounts.alice, to: espace.counter, input: COUNTER.increase},
      espace.transactions.increase.blockNumber,
    ],
  },
  {
    method: 'eth_estimateGas',
    name: 'transfer',
    params: ({espace}) => [{from: espace.accounts.alice, to: espace.accounts.bob, value: ONE_CFX}],
  },
  {
    method: 'eth_estimateGas',
    name: 'deployment',
    params: ({espace}) => [{from: espace.accounts.alice, input: COUNTER.code}],
  },
  {
    method: 'eth_estimateGas',
    name: 'with-balance',
    params: ({espace}) => [
      {from: espace.unused, to: espace.counter, input: COUNTER.increase, gasPrice: PRICE},
      'latest',
      {[espace.unused]: {balance: ONE_CFX}},
    ],
  },
  {
    method: 'eth_estimateGas',
    name: 'error-reverted',
    params: ({espace}) => [{from: espace.accounts.bob, to: espace.counter, input: FOUR_TIMES}],
  },
  {
    method: 'eth_estimateGas',
    name: 'error-balance',
    params: ({espace}) => [{from: espace.unused, to: espace.counter, input: COUNTER.increase, gasPrice: PRICE}],
  },
  {
    method: 'eth_estimateGas',
    name: 'error-gas-price',
    wellFormed: true,
    params: ({espace}) => [{from: espace.accounts.alice, to: espace.accounts.bob, value: '0x1', gasPrice: '0x1'}],
  },
  {
    method: 'eth_estimateGas',
    name: 'error-beyond',
    wellFormed: true,
    params: ({espace}) => [{from: espace.accounts.alice, to: espace.counter, input: COUNTER.increase}, BEYOND],
  },
  {
    method: 'eth_estimateGas',
    name: 'error-address',
    params: ({core, espace}) => [{from: espace.accounts.alice, to: core.accounts.bob}],
  },
];
