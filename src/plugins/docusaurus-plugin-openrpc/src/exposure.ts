import type {Connection} from './console/connection';
import type {ConsoleEndpoint} from './console/model';
import {isLoopbackAddress} from './loopback';
import type {RpcMethod, RpcReference} from './reference';
import {isSubscription} from './subscriptions';

/** Whose endpoints a method's request may be shown for: anyone's, the reader's own node, or this machine alone. */
export type Exposure = 'anybody' | 'own' | 'loopback';

/** What the exposure of a method depends on. */
type Exposed = Pick<RpcMethod, 'availability' | 'params'>;

/**
 * Where a method's request may be shown: one that holds a secret, or is for the operator of a node, for this machine
 * alone.
 */
export function exposureOf({availability, params}: Exposed): Exposure {
  if (availability === 'operator' || params.some(({secret}) => secret)) return 'loopback';
  return availability === 'own-node' ? 'own' : 'anybody';
}

/** Whether a method's calls leave this machine only after a question of their own, and are never kept. */
export function isGuarded(method: Exposed): boolean {
  return exposureOf(method) === 'loopback';
}

/** The names of the guarded methods of references. */
export function guardedNames(references: readonly Pick<RpcReference, 'namespaces'>[]): string[] {
  const methods = references.flatMap(({namespaces}) => namespaces.flatMap((namespace) => namespace.methods));
  return [...new Set(methods.filter(isGuarded).map(({name}) => name))];
}

/** Whether every address of an endpoint leads to this machine. */
export function isLocal({http, webSocket}: ConsoleEndpoint): boolean {
  const addresses = [http, webSocket].filter((address) => address !== undefined);
  return addresses.length > 0 && addresses.every(isLoopbackAddress);
}

/** The configured endpoints that a method may be offered for: all of them, or those on this machine. */
export function endpointsFor(method: Exposed, endpoints: readonly ConsoleEndpoint[]): ConsoleEndpoint[] {
  return exposureOf(method) === 'anybody' ? [...endpoints] : endpoints.filter(isLocal);
}

/** Where a node of this machine is, where the site names none. */
const LOCAL: ConsoleEndpoint = {
  id: 'local',
  label: '',
  http: 'http://localhost:8545',
  webSocket: 'ws://localhost:8546',
};

/** The address that code names for an endpoint: events come over a WebSocket alone. */
function addressIn(
  {http, webSocket}: Pick<ConsoleEndpoint, 'http' | 'webSocket'>,
  isSubscribed: boolean,
): string | undefined {
  return isSubscribed ? webSocket : http;
}

/** The placeholder in code for the address of a node that has not been typed yet. */
const PLACEHOLDER_HOST = 'YOUR-NODE';

/** Whether an address in code stands for one that the reader has yet to type. */
export function isPlaceholder(address: string): boolean {
  return address.includes(`//${PLACEHOLDER_HOST}`);
}

/** The name of a method and what decides where it may be shown. */
type Named = Exposed & Pick<RpcMethod, 'name'>;

/** The local node of those endpoints that has the address that a method needs, or the usual one. */
function localAddress({name}: Named, endpoints: readonly ConsoleEndpoint[]): string {
  const isSubscribed = isSubscription(name);
  const own = endpoints.filter(isLocal).map((endpoint) => addressIn(endpoint, isSubscribed));
  return own.find((address) => address !== undefined) ?? addressIn(LOCAL, isSubscribed) ?? '';
}

/**
 * The address that the code of a method names for a configured endpoint; for this machine where the endpoint is none
 * that the method may be shown for.
 */
export function addressFor(
  method: Named,
  endpoint: ConsoleEndpoint | undefined,
  endpoints: readonly ConsoleEndpoint[],
): string {
  const isOffered = endpoint && (exposureOf(method) === 'anybody' || isLocal(endpoint));
  return (isOffered ? addressIn(endpoint, isSubscription(method.name)) : undefined) ?? localAddress(method, endpoints);
}

/**
 * The address that the code of a method names while a reader sends to a place, or has chosen none that can be used.
 * A method of an operator, or with a secret, is shown for this machine whatever is chosen; none is shown for another
 * endpoint than the one chosen.
 */
export function addressOn(
  method: Named,
  connection: Connection | undefined,
  endpoints: readonly ConsoleEndpoint[],
): string {
  const exposure = exposureOf(method);
  const address = connection && addressIn(connection, isSubscription(method.name));
  // A wallet passes a call on to an endpoint that others share, as the configured ones elsewhere are.
  const isOwn = connection?.target.kind !== 'wallet' && connection?.endpointId === undefined;
  if (address !== undefined && (exposure === 'anybody' || isLoopbackAddress(address) || (exposure === 'own' && isOwn)))
    return address;
  const local = localAddress(method, endpoints);
  return exposure === 'loopback' || !isOwn ? local : local.replace(/\/\/[^:/]+/, `//${PLACEHOLDER_HOST}`);
}
