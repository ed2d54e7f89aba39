import type {RpcExample, RpcMethod} from './reference';
import {buildRequest} from './jsonRpcRequest';

/** The call of an example, as it goes over the wire, in readable lines. */
export function exampleRequest(method: RpcMethod, {params}: RpcExample): string {
  return JSON.stringify(buildRequest(method, params, 1), null, 2);
}

/** The answer that a node gave to an example, in readable lines. */
export function exampleAnswer({outcome}: RpcExample): string {
  return JSON.stringify({jsonrpc: '2.0', id: 1, ...outcome}, null, 2);
}
