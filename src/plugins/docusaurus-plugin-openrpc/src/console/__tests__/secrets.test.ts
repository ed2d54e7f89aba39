import {describe, expect, it} from 'vitest';
import type {RpcMethod} from '../../reference';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import type {ValueContext} from '../model';
import {hasSecrets, masked, secretNames, withoutSecrets, withPlaceholders} from '../secrets';

const text = {kind: 'string'} as const;
const method: Pick<RpcMethod, 'name' | 'params'> = {
  name: 'cfx_unlockAccount',
  params: [
    {name: 'address', required: true, deprecated: false, type: text},
    {name: 'password', required: true, deprecated: false, secret: true, type: text},
    {name: 'pin', required: false, deprecated: false, secret: true, type: text},
  ],
};
const context: ValueContext = {dialect: 'conflux', types: {}};
const call = (params: JsonRpcRequest['params'], name = method.name): JsonRpcRequest => ({
  jsonrpc: '2.0',
  id: 1,
  method: name,
  params,
});

describe('secrets', () => {
  it('are not filled in from anywhere: a required one is empty, an optional one is off', () => {
    const drafts = ['0x1', 'hunter2', '1234'].map((typed) => ({kind: 'text', text: typed}) as const);
    expect(withoutSecrets(method, drafts, context)).toEqual([
      {kind: 'text', text: '0x1'},
      {kind: 'text', text: ''},
      {kind: 'off'},
    ]);
  });

  it('are hidden where a call is shown, by position and by name, and an empty one is seen to be empty', () => {
    expect(JSON.stringify(masked(method, call(['0x1', 'hunter2', {deep: 'hunter2'}])))).not.toContain('hunter2');
    expect(JSON.stringify(masked(method, call({address: '0x1', password: 'hunter2'})))).not.toContain('hunter2');
    expect(masked(method, call(['0x1', '', null])).params).toEqual(['0x1', '', null]);
  });

  it('are words in code', () => {
    expect(withPlaceholders(method, call(['0x1', 'hunter2'])).params).toEqual(['0x1', 'YOUR-PASSWORD']);
    expect(withPlaceholders(method, call(['0x1', 'hunter2'], 'cfx_call')).params).toEqual(['0x1', 'hunter2']);
  });

  it('are told by their parameters', () => {
    expect(secretNames(method)).toEqual(['password', 'pin']);
    expect(
      [['0x1'], ['0x1', 'hunter2'], ['0x1', null], ['0x1', undefined, '1']].map((values) => hasSecrets(method, values)),
    ).toEqual([false, true, false, true]);
  });
});
