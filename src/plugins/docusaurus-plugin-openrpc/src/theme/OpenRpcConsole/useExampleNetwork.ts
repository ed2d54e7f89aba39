import {useEffect, useState} from 'react';
import {defaultChoice} from '../../console/connection';
import {readChoice, writeChoice} from '../../console/memory/rememberedChoice';
import type {ConsoleEndpoint} from '../../console/model';
import {endpointsFor, isLocal} from '../../exposure';
import type {RpcMethod} from '../../reference';
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

/**
 * The network that a page's example is written for: the local node, on which it was recorded, until the reader chooses
 * another. The choice is that of the console too, which opens with it.
 */
export function useExampleNetwork({instanceId, endpoints}: ConsoleProps, method: RpcMethod): ExampleNetwork {
  const networks = endpointsFor(method, endpoints)
    .filter(({http}) => http !== undefined)
    .sort((a, b) => Number(isLocal(b)) - Number(isLocal(a)));
  const [id, setId] = useState<string>();
  // After the first rendering, which has to be the server's.
  useEffect(() => {
    const remembered = readChoice(instanceId);
    setId(remembered?.kind === 'configured' ? remembered.id : undefined);
  }, [instanceId]);
  const chosen = networks.find((each) => each.id === id) ?? networks[0];
  const choose = (endpoint: ConsoleEndpoint): void => {
    setId(endpoint.id);
    const before = readChoice(instanceId);
    // The transport that was chosen in the console stays with its network.
    if (before?.kind !== 'configured' || before.id !== endpoint.id) writeChoice(instanceId, defaultChoice([endpoint]));
  };
  return {networks, chosen, choose, isRecorded: chosen === undefined || isLocal(chosen)};
}
