import {decodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';

/** The filter of traces takes addresses of Core Space in hex alone. */
function toHexAddress(base32: string): string {
  const reading = decodeBase32Address(base32);
  if (!reading.ok) throw new Error(`${base32} is not an address.`);
  return reading.hex;
}

const RANGE = {fromEpoch: '0x1', toEpoch: 'latest_state'};

/** Traces of whole epochs, and those that a filter finds. */
export const CORE_TRACES: readonly Call[] = [
  {method: 'trace_epoch', name: 'both-spaces', params: ({core}) => [core.transactions.crossCall.epochNumber]},
  {method: 'trace_epoch', name: 'nested-espace', params: ({espace}) => [espace.transactions.nested.blockNumber]},
  {method: 'trace_epoch', name: 'failed-espace', params: ({espace}) => [espace.transactions.failed.blockNumber]},
  {method: 'trace_epoch', name: 'deployment-espace', params: ({espace}) => [espace.transactions.deploy.blockNumber]},
  {method: 'trace_epoch', name: 'empty', params: () => ['0x2']},
  {method: 'trace_epoch', name: 'error-not-executed', params: () => ['latest_mined']},
  {method: 'trace_epoch', name: 'error-beyond', params: () => [BEYOND]},
  {method: 'trace_epoch', name: 'error-ethereum-tag', params: () => ['latest']},
  {
    method: 'trace_filter',
    name: 'calls-from',
    params: ({core}) => [
      {
        ...RANGE,
        fromAddress: toHexAddress(core.accounts.bob),
        toAddress: [toHexAddress(core.counter)],
        actionTypes: ['call', 'call_result'],
      },
    ],
  },
  {
    method: 'trace_filter',
    name: 'in-block',
    params: ({core}) => [{blockHashes: [core.transactions.sponsored.blockHash]}],
  },
  {method: 'trace_filter', name: 'page', params: () => [{...RANGE, actionTypes: 'create', after: '0x0', count: '0x1'}]},
  {method: 'trace_filter', name: 'none', params: () => [{fromEpoch: '0x1', toEpoch: '0x3'}]},
  {method: 'trace_filter', name: 'error-range', params: () => [{fromEpoch: '0x50', toEpoch: '0x10'}]},
  {method: 'trace_filter', name: 'error-not-executed', params: () => [{fromEpoch: '0x1', toEpoch: 'latest_mined'}]},
  {method: 'trace_filter', name: 'error-unknown-block', params: () => [{blockHashes: [UNKNOWN_HASH]}]},
  {
    method: 'trace_filter',
    name: 'error-base32-address',
    params: ({core}) => [{...RANGE, fromAddress: core.accounts.bob}],
  },
  {method: 'trace_filter', name: 'error-unknown-field', params: () => [{fromBlock: '0x1'}]},
  {
    method: 'trace_filter',
    name: 'error-too-many-blocks',
    params: () => [{blockHashes: Array.from({length: 129}, () => UNKNOWN_HASH)}],
  },
];
