import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions, type Options, type PluginOptions} from '../options';

/** What Docusaurus does with an instance's options, which may differ from what the type asks for. */
function validated(options: object): PluginOptions {
  return validateOptions({
    validate: (schema, given) => normalizePluginOptions(schema, given),
    options: options as Options,
  });
}

const needed = {document: 'openrpc/core.json', sidebarId: 'core'};

const withEndpoints = (...endpoints: object[]): object => ({...needed, endpoints});

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validated(needed)).toEqual({...DEFAULT_OPTIONS, ...needed});
  });

  it('keeps what a site writes', () => {
    const options = {
      ...needed,
      id: 'core',
      routeBasePath: 'docs/core/rpc',
      docsPluginId: 'guides',
      editUrl: 'https://example.org/edit',
      label: 'Core Space',
      errorReference: '/docs/errors',
    };
    const endpoints = [
      {id: 'test', label: 'Testnet', http: 'https://test.example', webSocket: 'wss://test.example/ws', chainId: 71},
      {id: 'local', label: 'My node', http: 'http://localhost:8545'},
      {id: 'socket', label: 'My node', webSocket: 'ws://127.0.0.1:8546'},
    ];
    expect(validated({...options, dialect: 'ethereum', endpoints})).toEqual({
      ...options,
      dialect: 'ethereum',
      endpoints,
    });
  });

  it('takes a folder with recordings', () => {
    const options = {
      ...needed,
      document: 'openrpc/core',
      recordings: {examples: 'openrpc/examples/core', exchanges: 'openrpc/refusals/core.json'},
    };
    expect(validated(options)).toEqual({...DEFAULT_OPTIONS, ...options});
  });

  it('leaves the form of an id to Docusaurus', () => {
    expect(() => validated({...needed, id: 'a/b'})).toThrow('Illegal plugin ID');
  });

  it.each([
    ['document', {sidebarId: 'core'}],
    ['sidebarId', {document: 'a.json'}],
    ['document', {...needed, document: 'core.yaml'}],
    ['document', {...needed, document: 'openrpc/'}],
    ['recordings.exchanges', {...needed, recordings: {exchanges: 'refusals'}}],
    ['recordings.pairs', {...needed, recordings: {pairs: 'pairs'}}],
    ['routeBasePath', {...needed, routeBasePath: '/docs/'}],
    ['routeBasePath', {...needed, routeBasePath: 'docs/../..'}],
    ['routeBasePath', {...needed, routeBasePath: ''}],
    ['docsPluginId', {...needed, docsPluginId: 7}],
    ['editUrl', {...needed, editUrl: 'javascript:alert(1)'}],
    ['errorReference', {...needed, errorReference: 'https://example.org/errors'}],
    ['dialect', {...needed, dialect: 'bitcoin'}],
    ['endpoints[0]', withEndpoints({id: 'a', label: 'A'})],
    ['endpoints[0].id', withEndpoints({id: 'a b', label: 'A', http: 'https://a.example'})],
    ['endpoints[0].label', withEndpoints({id: 'a', http: 'https://a.example'})],
    ['endpoints[0].http', withEndpoints({id: 'a', label: 'A', http: '/rpc'})],
    ['endpoints[0].http', withEndpoints({id: 'a', label: 'A', http: 'http://a.example'})],
    ['endpoints[0].http', withEndpoints({id: 'a', label: 'A', http: 'wss://a.example'})],
    ['endpoints[0].http', withEndpoints({id: 'a', label: 'A', http: 'https://user@a.example'})],
    ['endpoints[0].webSocket', withEndpoints({id: 'a', label: 'A', webSocket: 'ws://a.example'})],
    ['endpoints[0].chainId', withEndpoints({id: 'a', label: 'A', http: 'https://a.example', chainId: 1.5})],
    [
      'endpoints[1]',
      withEndpoints({id: 'a', label: 'A', http: 'https://a.example'}, {id: 'a', label: 'B', http: 'https://b.example'}),
    ],
    ['colour', {...needed, colour: 'red'}],
  ])('refuses and names %s', (name, options) => {
    expect(() => validated(options)).toThrow(`"${name}"`);
  });
});
