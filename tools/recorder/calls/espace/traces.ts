import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {textOf} from '../../chainActions';
import {privateKeyOf} from '../../node/genesisKeys';

/**
 * Sends two authorizations of frank that the chain refuses, for another chain and with a wrong nonce; the block that
 * executed them.
 */
async function sendRefusedAuthorizations({read, sendEspace, settle, espace}: Chain): Promise<string> {
  const {frank} = espace.accounts;
  const chainId = BigInt(String(await read('espace', 'eth_chainId')));
  const privateKey = privateKeyOf('frank');
  const authorizations = [
    {chainId: 1n, address: espace.counter, nonce: 0n, privateKey},
    {chainId, address: espace.counter, nonce: 99n, privateKey},
  ];
  const hash = await sendEspace('alice', {type: 4, to: frank, gas: 200_000n, authorizations});
  await settle();
  const receipt = await read('espace', 'eth_getTransactionReceipt', hash);
  return textOf(
    typeof receipt === 'object' && receipt !== null && 'blockNumber' in receipt ? receipt.blockNumber : undefined,
  );
}

/** A range of three blocks: a call that reverted, one that ran out of gas, and one with two inner calls. */
function calls({espace}: Chain): {fromBlock: string; toBlock: string} {
  return {fromBlock: espace.transactions.failed.blockNumber, toBlock: espace.transactions.nested.blockNumber};
}

/** Traces and receipts of whole blocks, and traces by account. */
export const ESPACE_TRACES: readonly Call[] = [
  {method: 'parity_getBlockReceipts', name: 'one', params: ({espace}) => [espace.transactions.increase.blockNumber]},
  {
    method: 'parity_getBlockReceipts',
    name: 'cross-space',
    params: ({espace}) => [{blockHash: espace.transactions.crossTransfer.blockHash}],
  },
  {method: 'parity_getBlockReceipts', name: 'none', params: () => ['latest']},
  {method: 'parity_getBlockReceipts', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {
    method: 'parity_getBlockReceipts',
    name: 'error-unknown-hash',
    wellFormed: true,
    params: () => [{blockHash: UNKNOWN_HASH}],
  },
  {method: 'parity_getBlockReceipts', name: 'error-core-tag', params: () => ['latest_state']},
  {method: 'trace_block', name: 'nested', params: ({espace}) => [espace.transactions.nested.blockNumber]},
  {
    method: 'trace_block',
    name: 'cross-space',
    params: ({espace}) => [{blockHash: espace.transactions.crossCall.blockHash}],
  },
  {method: 'trace_block', name: 'out-of-gas', params: ({espace}) => [espace.transactions.outOfGas.blockNumber]},
  {method: 'trace_block', name: 'none', params: () => ['latest']},
  {method: 'trace_block', name: 'not-executed', params: ({core}) => [core.latestMined]},
  {method: 'trace_block', name: 'not-found', params: () => [{blockHash: UNKNOWN_HASH}]},
  {method: 'trace_block', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {method: 'trace_block', name: 'error-core-tag', params: () => ['latest_state']},
  {method: 'trace_blockSetAuth', name: 'delegation', params: ({espace}) => [espace.transactions.setCode.blockNumber]},
  {method: 'trace_blockSetAuth', name: 'none', params: () => ['latest']},
  {method: 'trace_blockSetAuth', name: 'not-executed', params: ({core}) => [core.latestMined]},
  {method: 'trace_blockSetAuth', name: 'not-found', params: () => [{blockHash: UNKNOWN_HASH}]},
  {method: 'trace_blockSetAuth', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {method: 'trace_blockSetAuth', name: 'error-core-tag', params: () => ['latest_state']},
  {method: 'trace_filter', name: 'range', params: (chain) => [calls(chain)]},
  {
    method: 'trace_filter',
    name: 'by-sender',
    params: (chain) => [{...calls(chain), fromAddress: [chain.espace.accounts.alice, chain.espace.accounts.bob]}],
  },
  {
    method: 'trace_filter',
    name: 'by-sender-and-recipient',
    params: (chain) => [
      {
        fromBlock: 'earliest',
        toBlock: 'latest',
        fromAddress: [chain.espace.accounts.bob],
        toAddress: [chain.espace.counter],
      },
    ],
  },
  {method: 'trace_filter', name: 'count', params: (chain) => [{...calls(chain), count: 3}]},
  {
    method: 'trace_filter',
    name: 'no-match',
    params: (chain) => [{...calls(chain), fromAddress: [chain.espace.unused]}],
  },
  {method: 'trace_filter', name: 'error-count', params: (chain) => [{...calls(chain), count: 2}]},
  {
    method: 'trace_filter',
    name: 'error-siblings',
    params: (chain) => [{...calls(chain), fromAddress: [chain.espace.counter]}],
  },
  {method: 'trace_filter', name: 'error-range', params: () => [{fromBlock: '0x10', toBlock: '0x1'}]},
  {
    method: 'trace_filter',
    name: 'error-not-executed',
    params: ({core}) => [{fromBlock: core.latestMined, toBlock: core.latestMined}],
  },
  {method: 'trace_filter', name: 'error-beyond', params: () => [{fromBlock: '0x1', toBlock: BEYOND}]},
  {
    method: 'trace_filter',
    name: 'error-block-hash',
    params: ({espace}) => [{fromBlock: {blockHash: espace.latestHash}}],
  },
  {method: 'trace_filter', name: 'error-unknown-field', params: ({espace}) => [{blockHash: espace.latestHash}]},
  {
    method: 'trace_filter',
    name: 'error-one-address',
    params: (chain) => [{...calls(chain), fromAddress: chain.espace.accounts.bob}],
  },
  {method: 'trace_get', name: 'top', params: ({espace}) => [espace.transactions.nested.hash, ['0x0']]},
  {method: 'trace_get', name: 'third', params: ({espace}) => [espace.transactions.nested.hash, ['2']]},
  {method: 'trace_get', name: 'path', params: ({espace}) => [espace.transactions.nested.hash, ['0x0', '0x1']]},
  {method: 'trace_get', name: 'past-the-end', params: ({espace}) => [espace.transactions.nested.hash, ['0x3']]},
  {method: 'trace_get', name: 'no-position', params: ({espace}) => [espace.transactions.nested.hash, []]},
  {method: 'trace_get', name: 'not-found', params: () => [UNKNOWN_HASH, ['0x0']]},
  {method: 'trace_get', name: 'error-number', params: ({espace}) => [espace.transactions.nested.hash, [1]]},
  {method: 'trace_get', name: 'error-no-positions', params: ({espace}) => [espace.transactions.nested.hash]},
  {
    method: 'trace_blockSetAuth',
    name: 'refused',
    acts: true,
    params: async (chain) => [await sendRefusedAuthorizations(chain)],
  },
];
