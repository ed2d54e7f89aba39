import {NETWORKS, type Network} from '../../src/config/networks';
import type {Endpoints, WantedPorts} from './localNode';

function localNetwork(space: Network['space']): Network {
  const network = NETWORKS.find((candidate) => candidate.space === space && candidate.name === 'local');
  if (!network) throw new Error(`src/config/networks.ts has no local network of ${space}.`);
  return network;
}

/** The chain ids and ports that the portal expects of a local node. */
export function expectedNetworks(): {coreChainId: number; espaceChainId: number; ports: WantedPorts} {
  const core = localNetwork('core');
  const espace = localNetwork('espace');
  const portOf = (url: string): number => Number(new URL(url).port);
  return {
    coreChainId: core.chainId,
    espaceChainId: espace.chainId,
    ports: {
      coreHttp: portOf(core.http),
      coreWebSocket: portOf(core.webSocket),
      espaceHttp: portOf(espace.http),
      espaceWebSocket: portOf(espace.webSocket),
    },
  };
}

/** The endpoints on the ports that were free. */
export function endpointsOn(ports: WantedPorts): Endpoints {
  const {coreChainId, espaceChainId} = expectedNetworks();
  const at = (http: number, webSocket: number, chainId: number): Endpoints['core'] => ({
    http: `http://localhost:${String(http)}`,
    webSocket: `ws://localhost:${String(webSocket)}`,
    chainId,
  });
  return {
    core: at(ports.coreHttp, ports.coreWebSocket, coreChainId),
    espace: at(ports.espaceHttp, ports.espaceWebSocket, espaceChainId),
  };
}
