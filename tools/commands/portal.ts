import type {Server} from 'node:http';
import path from 'node:path';
import {createPortalServer, listen} from '../../src/delivery/server';
import {endpointsOn, expectedNetworks} from '../localNode/localNetworks';
import {summary} from '../localNode/messages';
import {startLocalNode} from '../localNode/startLocalNode';
import {buildSite} from '../build/buildSite';
import {LANGUAGE_TABLE} from '../../src/config/languages';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts a node for the consoles of the method pages, and resolves with what stops it; the site does not depend on it.
 */
async function startNode(): Promise<() => Promise<void>> {
  const node = await startLocalNode({
    onCrash: (message) =>
      console.error(`${message}\nThe site goes on without it; start the portal again for a new node.`),
  });
  console.log(
    node.available
      ? summary(node, endpointsOn(expectedNetworks().ports))
      : `${node.reason}\nThe site goes on without a local node.`,
  );
  return node.available ? node.stop : () => Promise.resolve();
}

function stopOnSignal(server: Server, node: Promise<() => Promise<void>> | undefined): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await (
      await node
    )?.();
    process.exit(0);
  };
  const onSignal = (): void => {
    // A second Ctrl+C does not wait; the node's own process sees this one go and cleans up.
    if (stopping) process.exit(130);
    stopping = true;
    void stop();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/**
 * Builds the site where that is due, serves it on PORT (3000, or the next free one) of HOST (this machine alone), and
 * starts a local node beside it unless PORTAL_NODE is off.
 */
async function portal(): Promise<void> {
  await buildSite();
  const server = createPortalServer(path.resolve('build'));
  const address = await listen(server, Number(process.env.PORT ?? 3000), process.env.HOST);
  const others = LANGUAGE_TABLE.slice(1).map(({name, folder}) => `${name} ${address}/${folder}/`);
  console.log(`\nThe portal is on ${address} (${others.join(', ')}). Ctrl+C stops it.`);
  stopOnSignal(server, process.env.PORTAL_NODE === 'off' ? undefined : startNode());
}

portal().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
