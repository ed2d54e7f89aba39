import type {Answer, Recording, Space} from '../../tools/recorder/pair';
import {askPair, type Endpoints} from '../../tools/recorder/rpcClient';
import type {Method, RpcDocument, Schema} from './documents';

/** A list of parameters, and whether the node took it. */
export interface ParameterTrial {
  space: Space;
  method: string;
  params: unknown[];
  taken: boolean | undefined;
  /** What the node said, for the message of a test. */
  said: unknown;
}

/** The code that a node refuses wrong parameters with. */
const INVALID_PARAMS = -32602;

/**
 * Whether a node took a list of parameters: true with a result, false if it calls them invalid; with any other error
 * that is not said.
 */
export function tookParameters({result, error}: Answer): boolean | undefined {
  if (error) return error.code === INVALID_PARAMS ? false : undefined;
  return result !== undefined;
}

/**
 * Values that are never right in a place, by the type of the right one. For an object, another one may be right: all
 * its fields may be optional.
 */
function wrongValuesFor(value: unknown): unknown[] {
  if (typeof value === 'string') return [7, true, {useless: true}];
  if (typeof value === 'boolean') return ['wrong', 7];
  if (typeof value === 'number') return ['wrong', true];
  return ['wrong', 7];
}

/** Lists with one value of another type, and one without its last value where that is required. */
function wrongLists(params: readonly unknown[], {params: descriptors}: Method): unknown[][] {
  const retyped = params.flatMap((value, index) =>
    wrongValuesFor(value).map((wrong) => params.map((other, place) => (place === index ? wrong : other))),
  );
  const required = descriptors.filter((descriptor) => descriptor.required).length;
  return required === 0 ? retyped : [...retyped, params.slice(0, required - 1)];
}

/** Sends wrong lists of parameters, made from one that the node took for each method. */
export async function sendWrongLists(
  space: Space,
  {methods}: RpcDocument,
  live: readonly Recording[],
  endpoints: Endpoints,
): Promise<ParameterTrial[]> {
  const trials: ParameterTrial[] = [];
  for (const method of methods) {
    const taken = live.filter(
      (one) => one.space === space && one.method === method.name && !one.pair.answer.error && !one.pair.notifications,
    );
    const longest = taken.toSorted(
      (one, other) => other.pair.request.params.length - one.pair.request.params.length,
    )[0];
    for (const params of longest ? wrongLists(longest.pair.request.params, method) : []) {
      const {answer} = await askPair(endpoints[space].http, method.name, params);
      trials.push({
        space,
        method: method.name,
        params,
        taken: tookParameters(answer),
        said: answer.error ?? answer.result,
      });
    }
  }
  return trials;
}

/** Returns what is wrong with a list of parameters by a method's document; undefined if nothing is. */
export function findListFault(
  {params: descriptors}: Method,
  values: readonly unknown[],
  findFault: (schema: Schema, value: unknown) => unknown,
): unknown {
  if (values.length > descriptors.length) return `at most ${descriptors.length} parameters are described`;
  const missing = descriptors.find(({required}, index) => required && index >= values.length);
  if (missing) return `${missing.name} is required`;
  return values
    .map((value, index) => findFault(descriptors[index]?.schema ?? {}, value))
    .find((fault) => fault !== undefined);
}
