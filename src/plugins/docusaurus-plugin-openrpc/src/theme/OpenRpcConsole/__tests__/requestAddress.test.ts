import {expect, it} from 'vitest';
import {parsePermalink} from '../../../console/memory/permalink';
import {requestAddress, type MethodPages} from '../requestAddress';

const load = (): Promise<never> => Promise.reject(new Error('Nothing is loaded.'));
const NAMES = ['cfx_call', 'debug_getNetNode', 'cfx_unlockAccount'];
const page: MethodPages = {
  loaders: Object.fromEntries(NAMES.map((name) => [name.toLowerCase(), load])),
  documentUrl: '/zh/docs/core/rpc/openrpc.json',
  console: {instanceId: 'core', dialect: 'conflux', endpoints: [], guarded: ['debug_getNetNode', 'cfx_unlockAccount']},
};

it('leads to the page of the method with the request in the address', () => {
  const address =
    requestAddress(page, {method: 'cfx_call', params: [{to: 'cfx:aa'}, 'latest_state'], endpointId: 'testnet'}) ?? '';
  const [path, hash] = address.split('#');
  expect(path).toBe('/zh/docs/core/rpc/cfx_call');
  expect(parsePermalink(`#${hash ?? ''}`)).toEqual({
    kind: 'request',
    params: [{to: 'cfx:aa'}, 'latest_state'],
    endpointId: 'testnet',
  });
});

it.each(['debug_getNetNode', 'Debug_GetNetNode', 'cfx_unlockAccount'])(
  'leads to the page of the guarded method %s with nothing of the request',
  (method) => {
    expect(requestAddress(page, {method, params: ['0x1']})).toBe(`/zh/docs/core/rpc/${method.toLowerCase()}`);
  },
);

it('leads to the page alone where the request is too long for an address', () => {
  expect(requestAddress(page, {method: 'cfx_call', params: ['x'.repeat(10_000)]})).toBe('/zh/docs/core/rpc/cfx_call');
});

it.each(['eth_call', 'trace_get', 'cfx_nothing', '', 'toString', '__proto__'])(
  'leads nowhere for %j, which the reference has not',
  (method) => {
    expect(requestAddress(page, {method, params: []})).toBeUndefined();
  },
);
