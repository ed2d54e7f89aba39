import {createServer} from 'node:http';
import {endpointsOn, expectedNetworks} from '../../src/localNode/localNetworks';
import {startLocalNode} from '../../src/localNode/startLocalNode';

/** Keeps a local node running for the browser tests; where there can be none, holds its port and says why to whoever asks. */
async function hold(): Promise<void> {
  const {ports} = expectedNetworks();
  const node = await startLocalNode({onCrash: console.error});
  if (node.available) {
    const wanted = endpointsOn(ports);
    if (node.endpoints.core.http === wanted.core.http && node.endpoints.espace.http === wanted.espace.http) return;
    await node.stop();
    throw new Error(`The ports of the local node are taken: ${JSON.stringify(wanted)}. Stop what listens there and run the tests again.`);
  }
  if (node.failed) throw new Error(node.reason);
  createServer((_request, response) => response.writeHead(503).end(node.reason)).listen(ports.coreHttp);
}

hold().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
