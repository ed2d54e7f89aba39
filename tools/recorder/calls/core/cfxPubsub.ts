import type {Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

/** Calls the contract and mines until it is executed. */
async function increase({core, sendCore, mine}: Chain): Promise<void> {
  await sendCore('bob', {to: core.counter, data: COUNTER.increase, gas: 200_000n, storageLimit: 64n});
  await mine(9);
}

/** Subscriptions. */
export const CFX_PUBSUB: readonly Call[] = [
  {
    method: 'cfx_subscribe',
    name: 'new-heads',
    over: 'webSocket',
    acts: true,
    params: () => ['newHeads'],
    notifications: 1,
    provoke: ({mine}) => mine(1),
  },
  {
    method: 'cfx_subscribe',
    name: 'epochs',
    over: 'webSocket',
    acts: true,
    params: () => ['epochs'],
    notifications: 1,
    provoke: ({mine}) => mine(2),
  },
  {
    method: 'cfx_subscribe',
    name: 'epochs-executed',
    over: 'webSocket',
    acts: true,
    params: () => ['epochs', 'latest_state'],
    notifications: 1,
    provoke: ({mine}) => mine(9),
  },
  {
    method: 'cfx_subscribe',
    name: 'logs',
    over: 'webSocket',
    acts: true,
    params: ({core}) => ['logs', {address: core.counter}],
    notifications: 1,
    provoke: increase,
  },
  {method: 'cfx_subscribe', name: 'error-pending', over: 'webSocket', params: () => ['newPendingTransactions']},
  {method: 'cfx_subscribe', name: 'error-topic', over: 'webSocket', params: () => ['receipts']},
  {method: 'cfx_subscribe', name: 'error-http', params: () => ['newHeads']},
];
