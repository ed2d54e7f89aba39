import type {Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

/** Calls the contract and mines until it is executed. */
async function increase({espace, sendEspace, mine}: Chain): Promise<void> {
  await sendEspace('alice', {to: espace.counter, data: COUNTER.increase, gas: 100_000n});
  await mine(15);
}

/** Subscriptions. */
export const ETH_PUBSUB: readonly Call[] = [
  {
    method: 'eth_subscribe',
    name: 'new-heads',
    over: 'webSocket',
    acts: true,
    params: () => ['newHeads'],
    notifications: 1,
    provoke: ({mine}) => mine(8),
  },
  {
    method: 'eth_subscribe',
    name: 'logs',
    over: 'webSocket',
    acts: true,
    params: ({espace}) => ['logs', {address: espace.counter}],
    notifications: 1,
    provoke: increase,
  },
  {method: 'eth_subscribe', name: 'error-pending', over: 'webSocket', params: () => ['newPendingTransactions']},
  {method: 'eth_subscribe', name: 'error-topic', over: 'webSocket', params: () => ['receipts']},
  {method: 'eth_subscribe', name: 'error-http', params: () => ['newHeads']},
];
