import {UNKNOWN_HASH, type Call} from '../../call';
import type {AccountName, Chain} from '../../chain';
import type {EspaceFields} from '../../signing/espaceTransaction';

/** A transfer that is signed, but not sent. */
async function signedTransfer(chain: Chain, from: AccountName, fields: EspaceFields): Promise<string[]> {
  return [await chain.signEspace(from, {to: chain.espace.accounts[from === 'bob' ? 'alice' : 'bob'], ...fields})];
}

/** The transaction that waits in the pool, with another value or none. */
async function waitingAgain(chain: Chain, value: bigint): Promise<string[]> {
  const {from, nonce} = chain.espace.waiting.ready;
  return signedTransfer(chain, from, {nonce: BigInt(nonce), value});
}

/** Receipts and sending. */
export const ETH_TRANSACTIONS: readonly Call[] = [
  {method: 'eth_getTransactionReceipt', name: 'event', params: ({espace}) => [espace.transactions.increase.hash]},
  {method: 'eth_getTransactionReceipt', name: 'deployment', params: ({espace}) => [espace.transactions.deploy.hash]},
  {method: 'eth_getTransactionReceipt', name: 'failed', params: ({espace}) => [espace.transactions.failed.hash]},
  {method: 'eth_getTransactionReceipt', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'eth_getTransactionReceipt', name: 'pending', params: ({espace}) => [espace.waiting.ready.hash]},
  {
    method: 'eth_getTransactionReceipt',
    name: 'core-transaction',
    params: ({core}) => [core.transactions.increase.hash],
  },
  {method: 'eth_getTransactionReceipt', name: 'error-short-hash', params: () => ['0x12']},
  {
    method: 'eth_sendRawTransaction',
    name: 'transfer',
    acts: true,
    params: (chain) => signedTransfer(chain, 'alice', {value: 5n * 10n ** 17n}),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-known',
    wellFormed: true,
    params: (chain) => waitingAgain(chain, 10n ** 17n),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-replacement',
    wellFormed: true,
    params: (chain) => waitingAgain(chain, 1n),
  },
  {method: 'eth_sendRawTransaction', name: 'error-not-a-transaction', wellFormed: true, params: () => ['0x1234']},
  {
    method: 'eth_sendRawTransaction',
    name: 'error-nonce',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, 'alice', {nonce: 0n}),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-balance',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, 'bob', {value: 10n ** 30n}),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-chain',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, 'bob', {chainId: 1n}),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-gas',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, 'bob', {gas: 20_000n}),
  },
  {
    method: 'eth_sendRawTransaction',
    name: 'error-gas-price',
    wellFormed: true,
    params: (chain) => signedTransfer(chain, 'bob', {type: 0, gasPrice: 1n}),
  },
];
