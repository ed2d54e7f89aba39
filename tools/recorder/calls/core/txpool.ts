import type {Call} from '../../call';

/** The transaction pool. */
export const CORE_TXPOOL: readonly Call[] = [
  {method: 'txpool_nextNonce', name: 'nothing-pending', params: ({core}) => [core.accounts.alice]},
  {method: 'txpool_nextNonce', name: 'one-pending', params: ({core}) => [core.accounts[core.waiting.ready.from]]},
  {method: 'txpool_nextNonce', name: 'error-wrong-form', params: () => ['0x1be45681ac6c53d5a40475f7526bac1fe7590fb8']},
];
