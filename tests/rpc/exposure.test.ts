import {describe, expect, test} from 'vitest';
import {
  addressFor,
  addressOn,
  endpointsFor,
  exposureOf,
  guardedNames,
  holdsSecret,
  isGuarded,
  onNetwork,
  refusalOf,
  toConnection,
  type Choice,
  type Connection,
} from 'docusaurus-plugin-openrpc/exposure';
import type {Wallet} from 'docusaurus-plugin-openrpc/transport';
import {readDocument, toReference, type RpcMethod} from 'docusaurus-plugin-openrpc/document';
import {buildRequest, snippetLanguagesOf, toSnippet} from 'docusaurus-plugin-openrpc/snippets';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {SPACES, type Space} from './documents';

const SECRET_NAME = /pass|pwd|secret|mnemonic|phrase|private/i;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const OWN = 'https://rpc.example.org/v1/key';

async function methodsOf(space: Space): Promise<RpcMethod[]> {
  return toReference(await readDocument(RPC_REFERENCES[space])).namespaces.flatMap(({methods}) => methods);
}

/** The hosts of all addresses in a text; the placeholder of an address is one too. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(/(?:https?|wss?):\/\/(\[[^\]]+\]|[^:/'"?\s\\]+)/g)].map(([, host]) => host ?? '');
}

/**
 * Everything that may be in storage or be chosen: each network by each transport, addresses of one's own, and a wallet.
 */
function connectionsOf(space: Space, dialect: 'conflux' | 'ethereum'): (Connection | undefined)[] {
  const {endpoints} = RPC_REFERENCES[space];
  const wallet: Wallet = {id: 'w', name: 'Wallet', dialect, provider: {request: () => Promise.resolve(null)}};
  const choices: Choice[] = [
    ...endpoints.flatMap(({id}) =>
      (['http', 'webSocket'] as const).map((transport): Choice => ({kind: 'configured', id, transport})),
    ),
    ...[OWN, 'wss://rpc.example.org/ws', '', 'http://rpc.example.org', 'http://localhost:9', 'ws://127.0.0.1:9'].map(
      (address): Choice => ({
        kind: 'own',
        address,
      }),
    ),
    {kind: 'wallet', id: 'w'},
    {kind: 'wallet', id: 'gone'},
  ];
  return choices.flatMap((choice) =>
    [undefined, 1029, 1030].map((chainId) =>
      toConnection(choice, {endpoints, wallets: [wallet], chainIds: chainId === undefined ? {} : {w: chainId}}),
    ),
  );
}

/**
 * Every snippet that a page can show of a method: of the example for each network, and of the form for each connection.
 */
function snippetsOf(method: RpcMethod, space: Space): string[] {
  const {endpoints} = RPC_REFERENCES[space];
  const dialect = space === 'core' ? 'conflux' : 'ethereum';
  const addresses = new Set([
    ...[...endpoints, undefined].map((endpoint) => addressFor(method, endpoint, endpoints)),
    ...connectionsOf(space, dialect).map((connection) => addressOn(method, connection, endpoints)),
  ]);
  const request = buildRequest(method, onNetwork(method.examples[0]?.params ?? [], {dialect, chainId: 1}));
  return snippetLanguagesOf(dialect, method.name).flatMap((language) =>
    [...addresses].map((address) => toSnippet(language, request, address)),
  );
}

describe.each(SPACES)('%s', (space) => {
  // holds: rpc.guarded-local
  test('a method for an operator, or with a secret, is shown for this machine alone, in every language and whatever is remembered', async () => {
    const guarded = (await methodsOf(space)).filter(isGuarded);
    if (space === 'core') expect(guarded.map(({name}) => name)).toContain('cfx_unlockAccount');
    for (const method of guarded) {
      const snippets = snippetsOf(method, space);
      expect(snippets.length).toBeGreaterThan(0);
      for (const snippet of snippets) {
        expect(hostsIn(snippet).length, snippet).toBeGreaterThan(0);
        expect(
          hostsIn(snippet).filter((host) => !LOCAL_HOST.test(host)),
          `${method.name}\n${snippet}`,
        ).toEqual([]);
      }
      expect(endpointsFor(method, RPC_REFERENCES[space].endpoints).map(({id}) => id)).toEqual(['local']);
    }
  });

  // holds: rpc.own-node-only
  test('a method that public endpoints lack is shown for this machine or the reader’s own node', async () => {
    const own = (await methodsOf(space)).filter((method) => exposureOf(method) === 'own');
    expect(own.length).toBeGreaterThan(0);
    const allowed = /^(?:localhost|127\.0\.0\.1|rpc\.example\.org|YOUR-NODE)$/;
    for (const method of own) {
      for (const snippet of snippetsOf(method, space))
        expect(
          hostsIn(snippet).filter((host) => !allowed.test(host)),
          `${method.name}\n${snippet}`,
        ).toEqual([]);
      expect(endpointsFor(method, RPC_REFERENCES[space].endpoints).map(({id}) => id)).toEqual(['local']);
    }
  });

  // holds: rpc.own-node-only
  test('an address of one’s own that is missing or refused is a placeholder in code, never another network', async () => {
    const {endpoints} = RPC_REFERENCES[space];
    for (const method of (await methodsOf(space)).filter((each) => !isGuarded(each))) {
      expect(hostsIn(addressOn(method, undefined, endpoints)), method.name).toEqual(['YOUR-NODE']);
    }
  });

  // holds: rpc.guarded-local
  test('the operators’ methods, and those alone, are guarded besides the ones with a secret', async () => {
    for (const method of await methodsOf(space)) {
      expect(isGuarded(method), method.name).toBe(
        method.availability === 'operator' || method.params.some(({secret}) => secret),
      );
    }
  });

  // holds: rpc.guarded-asks
  test('the guarded methods are named to every console, which takes none of their calls into a batch', async () => {
    const methods = await methodsOf(space);
    const names = guardedNames([{namespaces: [{name: space, methods}]}]);
    for (const method of methods) {
      const refusal = refusalOf([], [{method: method.name, params: []}], names);
      expect(refusal !== undefined, method.name).toBe(isGuarded(method) || holdsSecret(method.name));
    }
  });

  // holds: rpc.secret-kept-nowhere
  test('a method with a secret is told by its name too: what is stored of a form or a batch knows no more of it', async () => {
    const secretive = (await methodsOf(space)).filter(({params}) => params.some(({secret}) => secret));
    if (space === 'core') expect(secretive.length).toBeGreaterThanOrEqual(5);
    expect(secretive.filter(({name}) => !holdsSecret(name))).toEqual([]);
  });

  // holds: rpc.secret-kept-nowhere
  test('every parameter that is named like a secret is marked as one', async () => {
    const named = (await methodsOf(space)).flatMap(({name, params}) =>
      params.filter((each) => SECRET_NAME.test(each.name)).map((each) => ({method: name, ...each})),
    );
    if (space === 'core') expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter(({secret}) => secret !== true)).toEqual([]);
  });
});
