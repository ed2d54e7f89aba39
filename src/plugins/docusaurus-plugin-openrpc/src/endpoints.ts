import type {ConsoleEndpoint} from './console/model';
import {checkOwnAddress} from './console/transport/ownAddress';
import {present} from './present';
import type {RpcServer} from './reference';

/**
 * A document's servers as endpoints of the console; those that a page may not send to (http or ws on another machine)
 * are left out.
 */
export function toEndpoints(servers: readonly RpcServer[]): ConsoleEndpoint[] {
  return servers.flatMap(({name, url}, index) => {
    const address = checkOwnAddress(url);
    if (!address.ok) return [];
    const own = (transport: 'http' | 'webSocket'): string | undefined =>
      address.transport === transport ? url : undefined;
    return [present({id: `server-${index}`, label: name, http: own('http'), webSocket: own('webSocket')})];
  });
}
