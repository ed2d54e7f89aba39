import {UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

const NO_TOPIC = `0x${'0'.repeat(64)}`;

/** The account of Core Space with the key of an eSpace account, as a topic has it. */
function topicOf(espaceAddress: string): string {
  return `0x${'0'.repeat(24)}1${espaceAddress.slice(3)}`;
}

/** A new filter for the events of the contract. */
async function logFilter({read, core}: Chain): Promise<unknown> {
  return read('core', 'cfx_newFilter', {address: core.counter});
}

/** Calls the contract and mines until it is executed. */
async function increase({core, sendCore, mine}: Chain): Promise<void> {
  await mine(2);
  await sendCore('bob', {to: core.counter, data: COUNTER.increase, gas: 200_000n, storageLimit: 64n});
  await mine(7);
}

async function filterWithLogs(chain: Chain): Promise<unknown[]> {
  const filter = await logFilter(chain);
  await increase(chain);
  return [filter];
}

async function filterWithBlocks({read, mine}: Chain): Promise<unknown[]> {
  const filter = await read('core', 'cfx_newBlockFilter');
  await mine(2);
  return [filter];
}

/** Logs and filters. */
export const CFX_LOGS: readonly Call[] = [
  {
    method: 'cfx_getLogs',
    name: 'by-contract',
    params: ({core}) => [{fromEpoch: 'earliest', toEpoch: 'latest_state', address: core.counter}],
  },
  {
    method: 'cfx_getLogs',
    name: 'by-topics',
    params: ({core, espace}) => [
      {
        fromEpoch: 'earliest',
        toEpoch: 'latest_state',
        address: [core.counter, core.accounts.bob],
        topics: [COUNTER.increased, [topicOf(espace.accounts.alice), NO_TOPIC]],
      },
    ],
  },
  {
    method: 'cfx_getLogs',
    name: 'by-block',
    params: ({core}) => [{blockHashes: [core.transactions.increase.blockHash], topics: [[COUNTER.increased], null]}],
  },
  {method: 'cfx_getLogs', name: 'none', params: () => [{}]},
  {method: 'cfx_getLogs', name: 'error-range', wellFormed: true, params: () => [{fromEpoch: '0x50', toEpoch: '0x10'}]},
  {method: 'cfx_getLogs', name: 'error-unknown-field', params: () => [{fromEpoch: '0x1', limit: '0x1'}]},
  {method: 'cfx_getLogs', name: 'error-unknown-block', wellFormed: true, params: () => [{blockHashes: [UNKNOWN_HASH]}]},
  {
    method: 'cfx_newFilter',
    name: 'by-contract',
    params: ({core}) => [{fromEpoch: 'latest_state', address: core.counter}],
  },
  {method: 'cfx_newFilter', name: 'everything', params: () => [{}]},
  {method: 'cfx_newFilter', name: 'error-unknown-field', params: () => [{limit: '0x1'}]},
  {method: 'cfx_newBlockFilter', name: 'new', params: () => []},
  {method: 'cfx_getFilterChanges', name: 'nothing-new', params: async (chain) => [await logFilter(chain)]},
  {method: 'cfx_getFilterChanges', name: 'logs', acts: true, params: filterWithLogs},
  {method: 'cfx_getFilterChanges', name: 'blocks', acts: true, params: filterWithBlocks},
  {method: 'cfx_getFilterChanges', name: 'error-unknown', wellFormed: true, params: () => [`0x${'1'.repeat(32)}`]},
  {method: 'cfx_getFilterChanges', name: 'error-form', params: () => ['0x1']},
];
