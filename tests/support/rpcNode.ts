import type {Endpoints} from '../../tools/localNode/localNode';
import {endpointsOn, expectedNetworks} from '../../tools/localNode/localNetworks';
import {findNodeModule} from '../../tools/localNode/nodeModule';
import {NOT_HERE} from '../../tools/browser/notHere';
import {startProxy, type Behaviour, type RpcProxy} from './rpcProxy';
import {RUN_PORTS} from './runPorts';
import {expect, test as base} from './test';

/** A space of the network, as its reference is called. */
export type Space = keyof Endpoints;

/**
 * The node that runs beside the browser tests, by the addresses that pages call; the browser redirects them to the real
 * ones.
 */
export const NODE = endpointsOn(expectedNetworks().ports);

// Where it really answers.
const REACHED = endpointsOn(RUN_PORTS);

/** The node's response to a call of the test itself; throws at an error. */
export async function askNode(space: Space, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const response = await fetch(REACHED[space].http, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
  });
  const answer = (await response.json()) as {result?: unknown; error?: unknown};
  if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
  return answer.result;
}

interface NodeFixtures {
  needsNode: undefined;
  /** Puts a server in front of the node that behaves as told, and takes it away after the test. */
  proxyTo: (space: Space, behave?: Behaviour) => Promise<RpcProxy>;
}

/** The watched test with the real node behind it; skipped with the reason where this machine can run none. */
export const test = base.extend<NodeFixtures>({
  needsNode: [
    async ({baseURL: _}, use, testInfo) => {
      const found = findNodeModule();
      if ('reason' in found) {
        testInfo.annotations.push({type: NOT_HERE, description: found.reason});
        testInfo.skip(true, found.reason);
      }
      await use(undefined);
    },
    {auto: true},
  ],
  proxyTo: async ({baseURL: _}, use) => {
    const proxies: RpcProxy[] = [];
    await use(async (space, behave) => {
      const proxy = await startProxy(REACHED[space], behave);
      proxies.push(proxy);
      return proxy;
    });
    for (const proxy of proxies) await proxy.close();
  },
});

export {expect};
