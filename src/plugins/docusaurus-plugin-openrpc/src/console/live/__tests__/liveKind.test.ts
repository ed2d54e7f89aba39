import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import type {Dialect, ValuePath} from '../../model';
import {liveKindOf} from '../liveKind';

const hash: TypeNode = {kind: 'string', title: 'Hash', format: 'hash'};
const base32: TypeNode = {kind: 'string', title: 'Base32Address', format: 'base32-address'};
const hex: TypeNode = {kind: 'string', title: 'HexAddress', format: 'hex-address'};
const quantity: TypeNode = {kind: 'string', title: 'Quantity', format: 'quantity'};
const union = (title?: string, ...options: TypeNode[]): TypeNode => ({
  ...{kind: 'union', options, exclusive: false},
  ...(title !== undefined && {title}),
});

const kindAt = (
  dialect: Dialect,
  method: string,
  parameter: string,
  type: TypeNode,
  path: ValuePath = [0],
): string | undefined => liveKindOf({dialect, method, parameter, type, path});

describe('liveKindOf', () => {
  it.each([
    ['conflux', 'cfx_getTransactionByHash', 'tx_hash', hash, 'transaction'],
    ['ethereum', 'eth_getTransactionReceipt', 'transactionhash', hash, 'transaction'],
    ['ethereum', 'trace_get', 'hash', hash, 'transaction'],
    ['conflux', 'cfx_getBlockByHash', 'block_hash', hash, 'block'],
    ['conflux', 'cfx_getBlockByHashWithPivotAssumption', 'pivot_hash', hash, 'block'],
    ['ethereum', 'debug_traceBlockByHash', 'block', hash, 'block'],
    ['conflux', 'cfx_getBalance', 'addr', base32, 'sender'],
    ['conflux', 'cfx_getCode', 'addr', base32, 'contract'],
    ['ethereum', 'eth_getStorageAt', 'address', hex, 'contract'],
    ['conflux', 'cfx_checkBalanceAgainstTransaction', 'contract_addr', base32, 'contract'],
    ['conflux', 'trace_epoch', 'epoch', union('EpochTag'), 'epoch'],
    ['conflux', 'cfx_getBlockByBlockNumber', 'block_number', quantity, 'block-number'],
    ['conflux', 'cfx_getBlockRewardInfo', 'num', union('EpochTag'), 'paid-epoch'],
    ['ethereum', 'eth_getBlockByNumber', 'blocknumber', union('BlockReference'), 'block-number'],
    [
      'ethereum',
      'eth_getCode',
      'blockNumber',
      union(undefined, union('BlockReference'), {kind: 'null'}),
      'block-number',
    ],
    ['conflux', 'pos_getBlockByHash', 'hash', hash, 'pos-block'],
    ['conflux', 'pos_getAccount', 'address', hash, 'pos-account'],
    ['conflux', 'pos_getBlockByNumber', 'number', union('PosBlockTag'), 'pos-number'],
    ['conflux', 'pos_getAccount', 'view', quantity, 'pos-number'],
  ] as const)('%s %s, %s: a value of a kind that fits', (dialect, method, parameter, type, kind) => {
    expect(kindAt(dialect, method, parameter, type)).toBe(kind);
  });

  it('asks for a contract where a filter looks for an address, alone or in its list', () => {
    expect(kindAt('conflux', 'cfx_getLogs', 'filter', union('AddressFilter'), [0, 'address'])).toBe('contract');
    expect(kindAt('ethereum', 'eth_getLogs', 'filter', hex, [0, 'address', 1])).toBe('contract');
  });

  it.each([
    ['an end of a range', 'cfx_getLogs', 'filter', union('EpochTag'), [0, 'fromEpoch']],
    ['a block beside a range', 'cfx_getLogs', 'filter', hash, [0, 'blockHashes', 0]],
    ['a topic', 'cfx_getLogs', 'filter', hash, [0, 'topics', 0]],
    ['a sender of a call, on which its other fields depend', 'cfx_call', 'tx', base32, [0, 'from']],
    ['an amount', 'cfx_checkBalanceAgainstTransaction', 'gas_limit', quantity, [2]],
    ['a position', 'cfx_getStorageAt', 'pos', quantity, [1]],
    ['a number of proof-of-stake that few values fit', 'pos_getRewardsByEpoch', 'epoch', quantity, [0]],
    ['a method that signs', 'cfx_sign', 'address', base32, [1]],
    ['a method that acts', 'cfx_lockAccount', 'address', base32, [0]],
  ] as const)('has nothing for %s', (_, method, parameter, type, path) => {
    expect(kindAt('conflux', method, parameter, type, path)).toBeUndefined();
  });

  it('has nothing for a chain whose methods it does not know', () => {
    expect(kindAt('plain', 'chain_getBlock', 'block_hash', hash)).toBeUndefined();
  });
});
