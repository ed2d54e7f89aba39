import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {rpcSidebarItems} from '../sidebar';
import {toReference} from '../toReference';
import {sampleWith} from './faultsOf';
import {sampleDocument} from './sampleDocument';

const tags = {trace: {name: 'trace', description: 'What happened.'}, cfx: {name: 'cfx'}, pos: {name: 'pos'}};
const methods = [
  {name: 'cfx_call', summary: 'A', params: []},
  {name: 'rpc.discover', summary: 'B', params: [], tags: [{name: 'cfx'}]},
  {name: 'trace_block', summary: 'C', params: []},
  {name: 'eth_Call', summary: 'D', params: []},
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openrpc-'));
});
afterAll(() => rm(folder, {recursive: true}));

async function itemsOf(text: string): Promise<unknown[]> {
  const document = path.join(folder, 'document.json');
  await writeFile(document, text);
  return rpcSidebarItems({id: 'core', document, routeBasePath: 'docs/rpc', indexLabel: 'All methods'});
}

const index = {type: 'link', label: 'All methods', href: '/docs/rpc', key: 'core-rpc-index'};
const link = (name: string) => ({
  type: 'link',
  label: name,
  href: `/docs/rpc/${name.toLowerCase()}`,
  key: `core-${name}`,
});
const category = (name: string, ...names: string[]) => ({
  type: 'category',
  label: name,
  key: `core-rpc-${name}`,
  collapsed: true,
  items: names.map(link),
});

describe('rpcSidebarItems', () => {
  it('groups by first tag, then by name, in the order of the tags', async () => {
    expect(await itemsOf(JSON.stringify({methods, components: {tags}}))).toEqual([
      index,
      category('trace', 'trace_block'),
      category('cfx', 'cfx_call', 'rpc.discover'),
      category('eth', 'eth_Call'),
    ]);
  });

  it('reads a folder without its recordings', async () => {
    const document = path.join(folder, 'rpc');
    await mkdir(document);
    await writeFile(path.join(document, 'document.json'), JSON.stringify({methods: ['trace.json', 'cfx.json']}));
    await writeFile(path.join(document, 'cfx.json'), JSON.stringify([{name: 'cfx_call', examples: [{name: 'read'}]}]));
    await writeFile(path.join(document, 'trace.json'), JSON.stringify([{name: 'trace_block'}]));
    expect(rpcSidebarItems({id: 'core', document, routeBasePath: 'docs/rpc', indexLabel: 'All methods'})).toEqual([
      index,
      category('trace', 'trace_block'),
      category('cfx', 'cfx_call'),
    ]);
  });

  it('has the namespaces and methods of the pages, in their order', async () => {
    const document = sampleWith({
      '/components/tags': tags,
      '/methods/0': methods[0],
      '/methods/1': methods[1],
      '/methods/2': methods[2],
    });
    const pages = toReference(parseDocument(document, 'sample.json')).namespaces.map(({name, methods: own}) =>
      category(name, ...own.map((method) => method.name)),
    );
    expect(await itemsOf(JSON.stringify(document))).toEqual([index, ...pages]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"methods": {}}',
    '{"methods": [null, 7, {}, {"name": ""}, {"name": 3}, {"$ref": "#/methods/0"}]}',
    '{"methods": [{"name": "a", "tags": [{"name": ""}]}, {"$ref": "#/methods/1"}], "components": {"tags": [null, {}]}}',
  ])('has the index alone where a document says nothing: %s', async (text) => {
    expect(await itemsOf(text)).toEqual([index]);
  });

  it('has the index alone where there is no document', () => {
    expect(
      rpcSidebarItems({
        id: 'core',
        document: path.join(folder, 'none.json'),
        routeBasePath: 'docs/rpc',
        indexLabel: 'All methods',
      }),
    ).toEqual([index]);
  });

  it('links to an address once', async () => {
    const twice = [{name: 'cfx_call'}, {name: 'cfx_CALL'}, {name: 'cfx_call', tags: [{name: 'again'}]}];
    expect(await itemsOf(JSON.stringify({...sampleDocument(), methods: twice}))).toEqual([
      index,
      category('cfx', 'cfx_call'),
    ]);
  });
});
