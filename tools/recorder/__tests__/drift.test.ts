import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test} from 'vitest';
import {buildAsk} from '../drift/askAny';
import {parseDriftOptions} from '../drift/driftOptions';
import {describeDrift, findDrift, isClean, type ComparedDocument, type Drift} from '../drift/findDrift';
import type {Space} from '../pair';

const NODE = 'conflux-rust/v3.0.2';
const DOCUMENTS: Record<Space, ComparedDocument> = {
  core: {
    methods: [{name: 'cfx_clientVersion'}, {name: 'cfx_gone'}],
    'x-absent': [{name: 'cfx_chainId'}, {name: 'cfx_getProof'}],
  },
  espace: {
    methods: [{name: 'eth_call'}, {name: 'web3_clientVersion'}],
    'x-unimplemented': [{name: 'eth_sign'}, {name: 'eth_simulateV1'}],
  },
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Serves on a free port; resolves with the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens on a number has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A node that answers the methods given, each with its result or its error message, and knows no other. */
async function serveNode(methods: Record<string, unknown>): Promise<string> {
  return serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const {method} = JSON.parse(body) as {method: string};
      const known = method in methods;
      const answer =
        known && methods[method] instanceof Error
          ? {error: {code: -32603, message: methods[method].message}}
          : {result: methods[method]};
      response.end(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          ...(known ? answer : {error: {code: -32601, message: 'Method not found'}}),
        }),
      );
    });
  });
}

async function compare(url: string, space?: Space): Promise<Drift> {
  return findDrift(url, space, DOCUMENTS, buildAsk(url));
}

test('tells what is missing either way, by what the node lists of itself as well', async () => {
  const listed = ['cfx_clientVersion', 'cfx_brandNew', 'test_stop', 'rpc_methods'];
  const drift = await compare(
    await serveNode({
      cfx_clientVersion: NODE,
      cfx_brandNew: 1,
      cfx_call: new Error('Invalid params'),
      rpc_methods: listed,
    }),
  );
  expect(drift).toMatchObject({
    space: 'core',
    node: NODE,
    missing: ['cfx_gone'],
    undocumented: ['cfx_brandNew', 'cfx_call'],
    contradicted: [],
  });
  expect(isClean(drift)).toBe(false);
  expect(describeDrift(drift)).toContain(
    'In the document, not on the node: 1\n  cfx_gone\nOn the node, not in the document: 2\n  cfx_brandNew',
  );
});

test('tells what is listed as absent and served nevertheless', async () => {
  const drift = await compare(await serveNode({cfx_clientVersion: NODE, cfx_gone: 1, cfx_chainId: '0x1'}));
  expect(drift).toMatchObject({missing: [], undocumented: ['cfx_chainId'], contradicted: []});
});

test('tells what is implemented on one side only', async () => {
  const refused = new Error('Not implemented');
  const drift = await compare(
    await serveNode({web3_clientVersion: NODE, eth_call: refused, eth_sign: '0x', eth_simulateV1: refused}),
    'espace',
  );
  expect(drift).toMatchObject({missing: [], undocumented: [], contradicted: ['eth_call', 'eth_sign']});
});

test('is clean where both agree', async () => {
  const refused = new Error('Not implemented');
  const drift = await compare(
    await serveNode({web3_clientVersion: NODE, eth_call: '0x', eth_sign: refused, eth_simulateV1: refused}),
  );
  expect(isClean(drift)).toBe(true);
  expect(describeDrift(drift)).toContain('On the node, not in the document: none');
});

test('a wrong space is named with the right one', async () => {
  const url = await serveNode({web3_clientVersion: NODE});
  await expect(compare(url, 'core')).rejects.toThrow(`${url} serves espace, not core. Ask it with --space espace`);
});

test('another program is no Conflux node', async () => {
  await expect(compare(await serveNode({web3_clientVersion: 'Geth/v1.15'}))).rejects.toThrow(
    'is Geth/v1.15, not a Conflux node',
  );
  await expect(compare(await serveNode({}))).rejects.toThrow("it isn't a Conflux node");
});

test('a dead endpoint is told with what to look at', async () => {
  const url = await serveNode({});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  await expect(compare(url)).rejects.toThrow(`${url} did not respond to cfx_clientVersion (connect ECONNREFUSED`);
});

test.each([
  [
    'a web page',
    200,
    '<!DOCTYPE html><html></html>',
    'with a web page (HTTP 200), not with JSON-RPC. Give the address of the node',
  ],
  ['too many calls', 429, 'slow down', 'HTTP 429: it takes fewer calls in a row'],
  ['nothing', 502, '', 'HTTP 502 and no JSON-RPC: nothing'],
  ['other JSON', 200, '{"hello":1}', 'no JSON-RPC: {"hello":1}'],
])('%s is told as what it is', async (_, status, text, words) => {
  const url = await serve((_request, response) => void response.writeHead(status).end(text));
  await expect(compare(url)).rejects.toThrow(words);
});

test.each([
  [[], '--url is missing'],
  [['--url', 'http://x', '--space', 'moon'], 'There is no space moon; --space takes core or espace.'],
])('the command line %j is refused', (args, words) => {
  expect(() => parseDriftOptions(args)).toThrow(words);
});

test('an address of another protocol is refused', () => {
  expect(() => buildAsk('ws://localhost:12535')).toThrow('is not an http or https address');
  expect(parseDriftOptions(['--url', 'http://x', '--space', 'core'])).toEqual({url: 'http://x', space: 'core'});
});
