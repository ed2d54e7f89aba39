import type {JsonRpcError} from '../../outcome';
import type {RpcError} from '../../reference';

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * The error of a method's page that a node's error is: of the same code, and of several the one whose words begin most
 * alike.
 */
export function listedError(errors: readonly RpcError[], {code, message}: JsonRpcError): RpcError | undefined {
  return errors
    .filter((error) => error.code === code)
    .sort((one, other) => sharedStart(other.message, message) - sharedStart(one.message, message))
    .at(0);
}
