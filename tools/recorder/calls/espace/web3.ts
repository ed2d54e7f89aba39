import type {Call} from '../../call';

/** The node's version, and its hash function. */
export const WEB3: readonly Call[] = [
  {method: 'web3_clientVersion', name: 'local', params: () => []},
  {method: 'web3_sha3', name: 'word', params: () => ['0x68656c6c6f']},
  {method: 'web3_sha3', name: 'nothing', params: () => ['0x']},
  {method: 'web3_sha3', name: 'error-text', params: () => ['hello']},
];
