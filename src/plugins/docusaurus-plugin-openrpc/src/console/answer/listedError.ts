import type {JsonRpcError} from '../../outcome';
import type {RpcError} from '../../reference';
import {isSameMessage, quotesMessage} from './fittingCause';

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * The error of a method's page that a node's error is: of the same code, and of several the one with the same words,
 * else the one whose cause quotes them, else the one whose words begin most alike.
 */
export function listedError(errors: readonly RpcError[], error: JsonRpcError): RpcError | undefined {
  const {code, message} = error;
  const coded = errors.filter((each) => each.code === code);
  return (
    coded.find((each) => isSameMessage(each, error)) ??
    coded.find((each) => quotesMessage(each, error)) ??
    coded.sort((one, other) => sharedStart(other.message, message) - sharedStart(one.message, message)).at(0)
  );
}
