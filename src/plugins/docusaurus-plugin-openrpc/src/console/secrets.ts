import type {RpcMethod} from '../reference';
import type {JsonRpcRequest} from '../jsonRpcRequest';
import {emptyDraft} from './draft/emptyDraft';
import type {Draft, ValueContext} from './model';

/** Drafts with nothing in the places of secrets: no example, link or memory fills those in. */
export function withoutSecrets(
  {params}: Pick<RpcMethod, 'params'>,
  drafts: readonly Draft[],
  context: ValueContext,
): Draft[] {
  return drafts.map((draft, index) => {
    const parameter = params[index];
    return parameter?.secret ? emptyDraft(parameter.type, parameter.required, context) : draft;
  });
}

/** Whether a link's values have any in the place of a secret. */
export function hasSecrets({params}: Pick<RpcMethod, 'params'>, values: readonly unknown[]): boolean {
  return params.some(({secret}, index) => secret && values[index] !== undefined && values[index] !== null);
}

/** The names of a method's parameters that hold secrets. */
export function secretNames({params}: Pick<RpcMethod, 'params'>): string[] {
  return params.filter(({secret}) => secret).map(({name}) => name);
}

type Holder = Pick<RpcMethod, 'name' | 'params'>;

/**
 * The parameters of a call of a method with something else in the place of each secret that holds a text; any other
 * call stays.
 */
function withSecrets(method: Holder, request: JsonRpcRequest, replace: (name: string) => string): JsonRpcRequest {
  const {params} = request;
  const secrets = secretNames(method);
  if (request.method !== method.name || secrets.length === 0) return request;
  const part = (name: string | undefined, value: unknown): unknown =>
    name !== undefined && secrets.includes(name) && value !== null && value !== '' ? replace(name) : value;
  const replaced = Array.isArray(params)
    ? params.map((value, index) => part(method.params[index]?.name, value))
    : Object.fromEntries(Object.entries(params).map(([name, value]) => [name, part(name, value)]));
  return {...request, params: replaced};
}

/** A call as it may be shown: what is typed as a secret is hidden, an empty one is seen to be empty. */
export function masked(method: Holder, request: JsonRpcRequest): JsonRpcRequest {
  return withSecrets(method, request, () => '••••••');
}

/** A call as it may be written in code: a word in the place of each secret, which the reader fills in there. */
export function withPlaceholders(method: Holder, request: JsonRpcRequest): JsonRpcRequest {
  return withSecrets(method, request, (name) => `YOUR-${name.toUpperCase()}`);
}
