import {UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';

const NONCE = '0x0000000000000001';

/** No parameters, after a request for fees: on a chain of fewer than 300 blocks the first such call fails. */
async function afterFirstCall({read}: Chain): Promise<[]> {
  await read('espace', 'eth_maxPriorityFeePerGas').catch(() => undefined);
  return [];
}

/** Prices, and what the node says of itself. */
export const ETH_NODE: readonly Call[] = [
  {method: 'eth_gasPrice', name: 'now', params: () => []},
  {method: 'eth_maxPriorityFeePerGas', name: 'now', params: afterFirstCall},
  {method: 'eth_syncing', name: 'synced', params: () => []},
  {method: 'eth_coinbase', name: 'zero', params: () => []},
  {method: 'eth_mining', name: 'never', params: () => []},
  {method: 'eth_hashrate', name: 'zero', params: () => []},
  {method: 'eth_protocolVersion', name: 'constant', params: () => []},
  {method: 'eth_submitHashrate', name: 'refused', params: () => ['0x64', UNKNOWN_HASH]},
  {method: 'eth_submitHashrate', name: 'error-number', params: () => [100, UNKNOWN_HASH]},
  {method: 'eth_submitHashrate', name: 'error-one-parameter', params: () => ['0x64']},
  {method: 'eth_submitWork', name: 'refused', params: () => [NONCE, UNKNOWN_HASH, UNKNOWN_HASH]},
  {method: 'eth_submitWork', name: 'error-short-nonce', params: () => ['0x1', UNKNOWN_HASH, UNKNOWN_HASH]},
  {method: 'eth_submitWork', name: 'error-two-parameters', params: () => [NONCE, UNKNOWN_HASH]},
];
