import {describe, expect, it} from 'vitest';
import type {IndexPageProps, MethodEntry} from '../../../routes';
import {matchingNamespaces} from '../matchingNamespaces';

const entry = (name: string, summary: string): MethodEntry => ({
  name,
  summary,
  permalink: `/rpc/${name}`,
  deprecated: false,
  availability: 'public',
});
const namespaces: IndexPageProps['namespaces'] = [
  {name: 'cfx', methods: [entry('cfx_getBalance', 'Balance of an account'), entry('cfx_getLogs', 'Logs by contract')]},
  {name: 'trace', methods: [entry('trace_block', 'Every call inside a block')]},
];

const namesFor = (query: string): string[] =>
  matchingNamespaces(namespaces, query).flatMap(({methods}) => methods.map(({name}) => name));

describe('matchingNamespaces', () => {
  it.each([
    ['', ['cfx_getBalance', 'cfx_getLogs', 'trace_block']],
    ['  ', ['cfx_getBalance', 'cfx_getLogs', 'trace_block']],
    ['GETB', ['cfx_getBalance']],
    ['account balance', ['cfx_getBalance']],
    ['block', ['trace_block']],
    ['by cfx', ['cfx_getLogs']],
    ['balance block', []],
    ['.*', []],
  ])('leaves for %j what has every word', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it('leaves out namespaces without a match', () => {
    expect(matchingNamespaces(namespaces, 'trace').map(({name}) => name)).toEqual(['trace']);
  });
});
