import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import type {RpcReference} from '../reference';
import {toReference} from '../toReference';
import {sampleWith} from './faultsOf';

function referenceOf(changes: Record<string, unknown> = {}): RpcReference {
  return toReference(parseDocument(sampleWith(changes), 'sample.json'));
}

describe('toReference', () => {
  it('makes a whole document plain', () => {
    expect(referenceOf()).toMatchSnapshot();
  });

  it('is data that JSON keeps as it is, without $ref', () => {
    const reference = referenceOf();
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
    expect(JSON.stringify(reference)).not.toContain('$ref');
  });

  it('puts methods into the namespace of their tag, or of their name', () => {
    const methods = [
      {name: 'eth_call', summary: 'A', params: []},
      {name: 'cfx_call', summary: 'B', params: []},
      {name: 'rpc.discover', summary: 'C', params: []},
      {name: 'sign', summary: 'D', params: [], tags: [{name: 'cfx'}]},
    ];
    const namespaces = referenceOf({'/methods': methods, '/x-errors': undefined}).namespaces.map(
      ({name, methods: entries}) => [name, entries.map((method) => method.name)],
    );
    expect(namespaces).toEqual([
      ['cfx', ['cfx_call', 'sign']],
      ['eth', ['eth_call']],
      ['rpc', ['rpc.discover']],
    ]);
  });

  it('has the methods of a namespace from A to Z, whatever the case of their letters', () => {
    const names = ['cfx_getCode', 'cfx_getBalance', 'cfx_GETADMIN'];
    const [first, second, third] = names.map((name) => ({name, summary: name, params: []}));
    const {namespaces} = referenceOf({'/methods/0': first, '/methods/1': second, '/methods/2': third});
    expect(namespaces[0]?.methods.map(({name}) => name)).toEqual(['cfx_GETADMIN', 'cfx_getBalance', 'cfx_getCode']);
  });

  it('fills in what a document may leave out', () => {
    const {servers, namespaces} = referenceOf({
      '/servers/0/name': undefined,
      '/servers/0/summary': undefined,
      '/methods/0': {name: 'cfx_X', summary: 'X', params: []},
      '/x-errors': undefined,
    });
    expect(servers).toEqual([{name: 'test.example', url: 'https://test.example/rpc'}]);
    expect(namespaces[0]?.methods.find(({name}) => name === 'cfx_X')).toEqual({
      name: 'cfx_X',
      slug: 'cfx_x',
      summary: 'X',
      deprecated: false,
      availability: 'public',
      paramStructure: 'either',
      params: [],
      errors: [],
      examples: [],
      guides: [],
      types: {},
      shared: [],
    });
    expect(referenceOf({'/servers': undefined}).servers).toEqual([]);
  });

  it('keeps answers that are false, 0, empty or null', () => {
    const examples = [false, 0, '', null].map((value, index) => ({
      name: `Number ${index}`,
      params: [],
      result: {value},
    }));
    const [namespace] = referenceOf({'/methods/1/result/schema': true, '/methods/1/examples': examples}).namespaces;
    expect(namespace?.methods[1]?.examples.map(({outcome}) => outcome)).toEqual([
      {result: false},
      {result: 0},
      {result: ''},
      {result: null},
    ]);
  });
});
