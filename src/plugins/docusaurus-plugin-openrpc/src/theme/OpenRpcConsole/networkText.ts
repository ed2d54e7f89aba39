import {translate} from '@docusaurus/Translate';
import type {Connection} from '../../console/connection';

/** A connection's network in words, as far as it is known. */
export function networkText({label, chainId}: Connection): string {
  if (label !== undefined) return chainId === undefined ? label : `${label} (${chainId})`;
  if (chainId === undefined) {
    return translate({
      id: 'openrpc.console.network.unknown',
      message: 'unknown network',
      description: 'In place of the name of a network that has not told its id',
    });
  }
  return translate(
    {id: 'openrpc.console.network.id', message: 'network {id}', description: 'A network that has no name here'},
    {id: String(chainId)},
  );
}
