import {UNKNOWN_HASH, type Call} from '../../call';
import type {AccountName, Chain} from '../../chain';
import type {CoreFields} from '../../signing/coreTransaction';

/** A transfer to bob that is signed, but not sent. */
async function signedTransfer(chain: Chain, fields: CoreFields, from: AccountName = 'alice'): Promise<string[]> {
  return [await chain.signCore(from, {to: chain.core.accounts.bob, ...fields})];
}

/** Receipts and sending. */
export const CFX_TRANSACTIONS: readonly Call[] = [
  {method: 'cfx_getTransactionReceipt', name: 'event', params: ({core}) => [core.transactions.increase.hash]},
  {method: 'cfx_getTransactionReceipt', name: 'deployment', params: ({core}) => [core.transactions.deploy.hash]},
  {method: 'cfx_getTransactionReceipt', name: 'failed', params: ({core}) => [core.transactions.failed.hash]},
  {method: 'cfx_getTransactionReceipt', name: 'sponsored', params: ({core}) => [core.transactions.sponsored.hash]},
  {method: 'cfx_getTransactionReceipt', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'cfx_getTransactionReceipt', name: 'pending', params: ({core}) => [core.waiting.ready.hash]},
  {
    method: 'cfx_getTransactionReceipt',
    name: 'espace-transaction',
    params: ({espace}) => [espace.transactions.increase.hash],
  },
  {method: 'cfx_getTransactionReceipt', name: 'error-short-hash', params: () => ['0x12']},
  {
    method: 'cfx_sendRawTransaction',
    name: 'transfer',
    acts: true,
    params: (chain) => signedTransfer(chain, {value: 5n * 10n ** 17n}),
  },
  {
    method: 'cfx_sendRawTransaction',
    name: 'error-same-nonce',
    wellFormed: true,
    params: (chain) =>
      signedTransfer(chain, {nonce: BigInt(chain.core.waiting.ready.nonce), value: 1n}, chain.core.waiting.ready.from),
  },
  {method: 'cfx_sendRawTransaction', name: 'error-not-a-transaction', wellFormed: true, params: () => ['0x1234']},
  {
    method: 'cfx_sendRawTransaction',
    name: 'error-stale-nonce',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, {nonce: 0n}),
  },
  {
    method: 'cfx_sendRawTransaction',
    name: 'error-gas-price',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, {type: 0, gasPrice: 1n}),
  },
  {
    method: 'cfx_sendRawTransaction',
    name: 'error-chain',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, {chainId: 1n}),
  },
  {
    method: 'cfx_sendRawTransaction',
    name: 'error-balance',
    wellFormed: true,
    params: async (chain) => [await chain.signCore('bob', {to: chain.core.accounts.alice, value: 10n ** 30n})],
  },
  {method: 'cfx_sendRawTransaction', name: 'error-no-prefix', params: () => ['1234']},
];
