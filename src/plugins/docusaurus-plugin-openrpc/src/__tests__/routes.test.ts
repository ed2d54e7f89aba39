import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {DEFAULT_OPTIONS, type PluginOptions} from '../options';
import {toIndexProps, toLeaves} from '../routes';
import {toReference} from '../toReference';
import {sampleDocument} from './sampleDocument';

const reference = toReference(parseDocument(sampleDocument(), 'sample.json'));
const options: PluginOptions = {
  ...DEFAULT_OPTIONS,
  id: 'core',
  document: 'openrpc/core.json',
  sidebarId: 'core',
  dialect: 'conflux',
};
const loaders = '@generated/validators.js';

describe('toLeaves', () => {
  it('has the index, then each method with what its console needs', () => {
    const endpoints = [{id: 'test', label: 'Testnet', http: 'https://test.example'}];
    const leaves = toLeaves({reference, endpoints}, options, '/docs/rpc', loaders, ['cfx_sign']);
    expect(leaves.map(({path}) => path)).toEqual([
      '/docs/rpc',
      '/docs/rpc/cfx_call',
      '/docs/rpc/cfx_gasprice',
      '/docs/rpc/cfx_subscribe',
    ]);
    expect(leaves[2]).toMatchObject({
      sidebar: 'core',
      modules: {loaders},
      props: {
        method: {name: 'cfx_gasPrice'},
        console: {instanceId: 'core', dialect: 'conflux', endpoints, guarded: ['cfx_sign']},
        previous: {title: 'cfx_call', permalink: '/docs/rpc/cfx_call'},
        next: {title: 'cfx_subscribe', permalink: '/docs/rpc/cfx_subscribe'},
      },
    });
  });

  it('leads to the file of each method where the document is a folder', () => {
    const inFolder = {...options, document: 'openrpc/core', editUrl: 'https://example.org/edit/openrpc/core'};
    const [index, call] = toLeaves(
      {reference, methodFiles: {cfx_call: 'cfx.json'}},
      inFolder,
      '/docs/rpc',
      loaders,
      [],
    );
    expect(index?.metadata).toEqual({sourceFilePath: 'openrpc/core/document.json'});
    expect(call).toMatchObject({
      metadata: {sourceFilePath: 'openrpc/core/cfx.json'},
      props: {editUrl: 'https://example.org/edit/openrpc/core/cfx.json'},
    });
    const [, single] = toLeaves(
      {reference},
      {...options, editUrl: 'https://example.org/edit/core.json'},
      '/docs/rpc',
      loaders,
      [],
    );
    expect(single).toMatchObject({
      metadata: {sourceFilePath: 'openrpc/core.json'},
      props: {editUrl: 'https://example.org/edit/core.json'},
    });
  });

  it('offers the document’s servers where the site sets no endpoints', () => {
    const [, page] = toLeaves({reference}, options, '/docs/rpc', loaders, ['cfx_sign']);
    expect(page?.props).toMatchObject({
      console: {endpoints: [{id: 'server-0', label: 'Test network', http: 'https://test.example/rpc'}]},
    });
  });

  it('tells the console where codes are explained, and which, only where the site has such a page', () => {
    const [, page] = toLeaves({reference}, {...options, errorReference: '/docs/errors'}, '/docs/rpc', loaders, [
      'cfx_sign',
    ]);
    expect(page?.props).toMatchObject({console: {errorLinks: {page: '/docs/errors', codes: [-32602, -32077]}}});
    const [, plain] = toLeaves({reference}, options, '/docs/rpc', loaders, ['cfx_sign']);
    expect(plain?.props?.console).not.toHaveProperty('errorLinks');
  });
});

describe('toIndexProps', () => {
  it('lists methods with where they answer and whether they should be used', () => {
    const {namespaces, documentUrl} = toIndexProps(reference, '/docs/rpc');
    expect(documentUrl).toBe('/docs/rpc/openrpc.json');
    expect(namespaces.map(({name, methods}) => [name, methods])).toEqual([
      [
        'cfx',
        [
          {
            name: 'cfx_call',
            summary: 'Runs a call.',
            permalink: '/docs/rpc/cfx_call',
            deprecated: false,
            availability: 'own-node',
          },
          {
            name: 'cfx_gasPrice',
            summary: 'Tells the gas price.',
            permalink: '/docs/rpc/cfx_gasprice',
            deprecated: true,
            availability: 'public',
          },
          {
            name: 'cfx_subscribe',
            summary: 'Sends blocks as they come.',
            permalink: '/docs/rpc/cfx_subscribe',
            deprecated: false,
            availability: 'public',
          },
        ],
      ],
    ]);
  });
});
