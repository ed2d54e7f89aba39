import type {RpcMethod} from './reference';

/** A JSON-RPC call, ready to be sent. */
export interface JsonRpcRequest {
  jsonrpc: '2.0';
  id: number | string;
  method: string;
  params: unknown[] | Record<string, unknown>;
}

/** The call of a method with values in the order of its parameters, as given; undefined ones are left out. */
export function buildRequest(
  {name, params: parameters, paramStructure}: Pick<RpcMethod, 'name' | 'params' | 'paramStructure'>,
  values: readonly unknown[],
  id: number | string = 1,
): JsonRpcRequest {
  if (paramStructure === 'by-name') {
    const given = parameters.map((parameter, index): [string, unknown] => [parameter.name, values[index]]);
    return {
      jsonrpc: '2.0',
      id,
      method: name,
      params: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    };
  }
  const last = values.findLastIndex((value) => value !== undefined);
  // By position, a value before the last one that is given cannot be left out: null stands for it.
  const params = Array.from({length: last + 1}, (_, index) => (values[index] === undefined ? null : values[index]));
  return {jsonrpc: '2.0', id, method: name, params};
}
