import {UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

const NO_TOPIC = `0x${'0'.repeat(64)}`;

/** An address as a topic has it. */
function topicOf(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`;
}

/** A new filter for the events of the contract. */
async function logFilter({read, espace}: Chain): Promise<unknown> {
  return read('espace', 'eth_newFilter', {address: espace.counter});
}

async function filterWithLogs(chain: Chain): Promise<unknown[]> {
  const filter = await logFilter(chain);
  await chain.sendEspace('alice', {to: chain.espace.counter, data: COUNTER.increase, gas: 100_000n});
  await chain.settle();
  return [filter];
}

async function filterWithBlocks({read, mine}: Chain): Promise<unknown[]> {
  const filter = await read('espace', 'eth_newBlockFilter');
  await mine(2);
  return [filter];
}

/** Logs and filters. */
export const ETH_LOGS: readonly Call[] = [
  {
    method: 'eth_getLogs',
    name: 'by-contract',
    params: ({espace}) => [{fromBlock: 'earliest', toBlock: 'latest', address: espace.counter}],
  },
  {
    method: 'eth_getLogs',
    name: 'by-topics',
    params: ({espace}) => [
      {
        fromBlock: '0x0',
        toBlock: 'latest',
        address: [espace.counter, espace.unused],
        topics: [COUNTER.increased, [topicOf(espace.accounts.alice), NO_TOPIC]],
      },
    ],
  },
  {
    method: 'eth_getLogs',
    name: 'by-block-hash',
    params: ({espace}) => [{blockHash: espace.transactions.increase.blockHash}],
  },
  {method: 'eth_getLogs', name: 'none', params: ({espace}) => [{address: espace.unused}]},
  {method: 'eth_getLogs', name: 'error-range', wellFormed: true, params: () => [{fromBlock: '0x50', toBlock: '0x10'}]},
  {method: 'eth_getLogs', name: 'error-unknown-field', params: () => [{limit: 1}]},
  {method: 'eth_getLogs', name: 'error-unknown-block', wellFormed: true, params: () => [{blockHash: UNKNOWN_HASH}]},
  {method: 'eth_newBlockFilter', name: 'new', params: () => []},
  {method: 'eth_getFilterChanges', name: 'nothing-new', params: async (chain) => [await logFilter(chain)]},
  {method: 'eth_getFilterChanges', name: 'logs', acts: true, params: filterWithLogs},
  {method: 'eth_getFilterChanges', name: 'blocks', acts: true, params: filterWithBlocks},
  {method: 'eth_getFilterChanges', name: 'error-unknown', wellFormed: true, params: () => [`0x${'1'.repeat(32)}`]},
  {method: 'eth_getFilterChanges', name: 'error-form', params: () => ['0x1']},
];
