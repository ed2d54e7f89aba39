import {createServer} from 'node:http';
import {endpointsOn} from '../../tools/localNode/localNetworks';
import {startLocalNode} from '../../tools/localNode/startLocalNode';
import {RUN_PORTS} from './runPorts';

/**
 * Keeps a local node running for the browser tests; if there can be none, holds its port and returns the reason to each
 * request.
 */
async function hold(): Promise<void> {
  const {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket} = RUN_PORTS;
  const ports = {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket};
  const node = await startLocalNode({ports, onCrash: console.error});
  if (node.available) {
    const wanted = endpointsOn(ports);
    if (node.endpoints.core.http === wanted.core.http && node.endpoints.espace.http === wanted.espace.http) return;
    await node.stop();
    throw new Error(
      `The ports of the local node were taken after this run chose them: ${JSON.stringify(wanted)}. Run the tests again.`,
    );
  }
  if (node.failed) throw new Error(node.reason);
  createServer((_request, response) => response.writeHead(503).end(node.reason)).listen(coreHttp);
}

hold().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
