import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {toMethodMatrix} from '../methodMatrix';
import {toReference} from '../toReference';
import {sampleDocument} from './sampleDocument';

const reference = toReference(parseDocument(sampleDocument(), 'sample.json'));
const [namespace] = reference.namespaces;

describe('toMethodMatrix', () => {
  it('has each method with what is not usual, and the names that are not implemented or not known', () => {
    const matrix = toMethodMatrix(reference, {label: 'Core', base: '/docs/rpc'}, []);
    expect(matrix).toMatchObject({
      label: 'Core',
      base: '/docs/rpc',
      unimplemented: [{name: 'cfx_signWell'}, {name: 'cfx_chainId'}],
    });
    expect(matrix.namespaces[0]?.methods).toEqual([
      {
        name: 'cfx_call',
        since: 'v2.4.0 or earlier',
        availability: 'own-node',
        nodeGroup: {name: 'cfx', opened: 'listed', key: 'public_rpc_apis', local: true},
        ethereum: {kind: 'differs', note: 'Runs on an epoch.'},
      },
      {name: 'cfx_gasPrice', deprecated: true},
      {name: 'cfx_subscribe'},
    ]);
  });

  it('tells which other instance has a method of the same name', () => {
    const methods = (namespace?.methods ?? []).filter(({name}) => name === 'cfx_gasPrice');
    const other = {label: 'Other', reference: {...reference, namespaces: [{name: 'cfx', methods}]}};
    const {namespaces} = toMethodMatrix(reference, {label: 'Core', base: '/docs/rpc'}, [other]);
    expect(namespaces[0]?.methods.map(({name, also}) => [name, also])).toEqual([
      ['cfx_call', undefined],
      ['cfx_gasPrice', ['Other']],
      ['cfx_subscribe', undefined],
    ]);
  });
});
