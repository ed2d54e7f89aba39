import {defaultChoice, type Choice} from '../../console/connection';
import type {ConsoleEndpoint} from '../../console/model';
import {isGuarded} from '../../exposure';
import {isLoopbackAddress} from '../../loopback';
import type {RpcMethod} from '../../reference';
import {isSubscribing} from '../../subscriptions';

type Method = Pick<RpcMethod, 'name' | 'availability' | 'params'>;

/**
 * What a remembered choice comes to here: a guarded method begins on this machine, or with an address of one's own that
 * is yet to be typed.
 */
function fitting(stored: Choice | undefined, method: Method): Choice | undefined {
  if (!stored || stored.kind === 'configured' || !isGuarded(method)) return stored;
  if (stored.kind === 'wallet') return undefined;
  return isLoopbackAddress(stored.address) ? stored : {kind: 'own', address: ''};
}

/**
 * What the console of a method begins with: what was chosen before as far as it fits, or the first network; a WebSocket
 * for a method that needs one.
 */
export function firstChoice(stored: Choice | undefined, method: Method, endpoints: readonly ConsoleEndpoint[]): Choice {
  const remembered = fitting(stored, method);
  const prefersSocket = isSubscribing(method.name);
  const transport = prefersSocket ? 'webSocket' : 'http';
  if (remembered?.kind !== 'configured') return remembered ?? defaultChoice(endpoints, transport);
  const endpoint = endpoints.find(({id}) => id === remembered.id);
  if (!endpoint) return defaultChoice(endpoints, transport);
  return prefersSocket && endpoint.webSocket ? {...remembered, transport} : remembered;
}
