import {isRecord} from '../jsonPointer';
import type {RpcMethod} from '../reference';
import type {JsonRpcRequest} from '../jsonRpcRequest';
import type {ValueContext} from './model';
import {decodeBase32Address, encodeBase32Address} from './values/base32Address';

function withNetwork(value: unknown, chainId: number): unknown {
  if (typeof value === 'string') {
    const address = decodeBase32Address(value);
    return address.ok && address.networkId !== chainId ? encodeBase32Address(address.hex, chainId) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => withNetwork(entry, chainId));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withNetwork(entry, chainId)]))
    : value;
}

/**
 * Values with each Core Space address in them written for a network: an example recorded on one network is of use on
 * another.
 */
export function onNetwork(
  values: readonly unknown[],
  {dialect, chainId}: Pick<ValueContext, 'dialect'> & {chainId?: number | undefined},
): unknown[] {
  return values.map((value) => (dialect === 'conflux' && chainId !== undefined ? withNetwork(value, chainId) : value));
}

/** The values of a call in the order of a method's parameters, by position or by name as they came. */
export function toValues({params: parameters}: Pick<RpcMethod, 'params'>, params: JsonRpcRequest['params']): unknown[] {
  if (Array.isArray(params)) return params;
  return parameters.map(({name}) => (Object.hasOwn(params, name) ? params[name] : undefined));
}
