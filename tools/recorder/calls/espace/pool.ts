import type {Chain} from '../../chain';
import type {Call} from '../../call';

/** Leaves a ready transaction of frank and one behind a gap in the pool; his address. */
async function fillPool({read, sendEspace, espace}: Chain): Promise<string> {
  const {frank, bob} = espace.accounts;
  const nonce = BigInt(String(await read('espace', 'eth_getTransactionCount', frank, 'latest')));
  await sendEspace('frank', {to: bob, value: 1n, nonce});
  await sendEspace('frank', {to: bob, value: 1n, nonce: nonce + 2n});
  return frank;
}

/**
 * Transactions that wait in eSpace, and what the node reports about its peers. Comes last, since it leaves transactions
 * behind.
 */
export const ESPACE_POOL: readonly Call[] = [
  {method: 'net_listening', name: 'local', params: () => []},
  {method: 'net_peerCount', name: 'local', params: () => []},
  {method: 'txpool_status', name: 'both', params: () => []},
  {method: 'txpool_inspect', name: 'ready', params: () => []},
  {method: 'txpool_content', name: 'ready', params: () => []},
  {method: 'txpool_contentFrom', name: 'ready', params: ({espace}) => [espace.accounts[espace.waiting.ready.from]]},
  {
    method: 'txpool_contentFrom',
    name: 'behind-gap',
    params: ({espace}) => [espace.accounts[espace.waiting.behindGap.from]],
  },
  {method: 'txpool_contentFrom', name: 'nothing', params: ({espace}) => [espace.unused]},
  {method: 'txpool_contentFrom', name: 'error-short-address', params: () => ['0x12']},
  {method: 'txpool_contentFrom', name: 'error-base32', params: ({core}) => [core.accounts.erin]},
  {method: 'txpool_contentFrom', name: 'error-no-parameter', params: () => []},
  {
    method: 'txpool_contentFrom',
    name: 'ready-and-queued',
    acts: true,
    params: async (chain) => [await fillPool(chain)],
  },
];
