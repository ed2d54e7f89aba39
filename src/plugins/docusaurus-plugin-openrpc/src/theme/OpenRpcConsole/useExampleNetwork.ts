import {useEffect, useState} from 'react';
import {lastingStorage, readText, writeText} from '../../console/memory/browserStorage';
import type {ConsoleEndpoint} from '../../console/model';
import {isLoopbackAddress} from '../../console/transport/loopback';
import type {ConsoleProps} from '../../routes';

/** The networks that an example can be written for, and the chosen one, which is remembered. */
interface ExampleNetwork {
  /** The one that the examples were recorded on comes first. */
  networks: readonly ConsoleEndpoint[];
  chosen: ConsoleEndpoint | undefined;
  choose: (endpoint: ConsoleEndpoint) => void;
  /** Says that the example is shown as it was recorded. */
  isRecorded: boolean;
}

const isLocal = ({http}: ConsoleEndpoint): boolean => http !== undefined && isLoopbackAddress(http);

/** The network that a page's example is written for: the local node, on which it was recorded, until the reader chooses another. */
export function useExampleNetwork({instanceId, endpoints}: ConsoleProps): ExampleNetwork {
  const key = `openrpc:${instanceId}:network`;
  const networks = endpoints.filter(({http}) => http !== undefined).sort((a, b) => Number(isLocal(b)) - Number(isLocal(a)));
  const [id, setId] = useState<string>();
  // After the first rendering, which has to be the server's.
  useEffect(() => setId(readText(lastingStorage, key)), [key]);
  const chosen = networks.find((each) => each.id === id) ?? networks[0];
  const choose = (endpoint: ConsoleEndpoint): void => {
    setId(endpoint.id);
    writeText(lastingStorage, key, endpoint.id);
  };
  return {networks, chosen, choose, isRecorded: chosen === undefined || isLocal(chosen)};
}
