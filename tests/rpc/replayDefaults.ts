import {isDeepStrictEqual} from 'node:util';
import type {Recording, Space} from '../../tools/recorder/pair';
import {askPair, type Endpoints} from '../../tools/recorder/rpcClient';
import type {Method, RpcDocument, Schema} from './documents';

/** A default that a document describes: of a parameter, or of a field of one. */
export interface DescribedDefault {
  /** Place of the parameter. */
  index: number;
  /** The field's name; absent for the parameter itself. */
  field?: string;
  value: unknown;
}

/** What a node made of a described default. */
export interface DefaultTrial extends DescribedDefault {
  space: Space;
  method: string;
  /** Calls made without the value and with the default, and how many of the pairs had the same result. */
  pairs: number;
  alike: number;
  /**
   * Whether some call has another result with another value, so that a default that is far off would have been noticed.
   */
  toldApart: boolean;
}

/** Methods whose answer says nothing of a default, and why. */
export const UNTRIED: Readonly<Record<string, string>> = {
  cfx_newFilter: 'Its answer is a new name every time.',
  eth_newFilter: 'Its answer is a new name every time.',
  cfx_subscribe: 'Needs a WebSocket, and answers a new name every time.',
  eth_subscribe: 'Needs a WebSocket, and answers a new name every time.',
  cfx_unlockAccount: 'Its answer is the same for any duration.',
};

/** Values to try in place of a default, by its kind. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [1];
  const tags = ['earliest', '0x1', 'latest_checkpoint', 'latest_confirmed', 'latest_state', 'latest_mined'];
  return tags.filter((tag) => tag !== value);
}

/** The schemas that a value may fit: what a reference leads to, and each alternative. */
function alternativesOf(schema: Schema, schemas: Record<string, Schema>): Schema[] {
  const target = schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const inner = target.oneOf ?? target.anyOf ?? [];
  return [target, ...inner.flatMap((alternative) => alternativesOf(alternative, schemas))];
}

/** Every default that a method's document describes of its parameters and their fields. */
export function describedDefaults({params}: Method, schemas: Record<string, Schema>): DescribedDefault[] {
  return params.flatMap(({schema}, index) => {
    const own = schema.default === undefined ? [] : [{index, value: schema.default}];
    const fields = new Map(alternativesOf(schema, schemas).flatMap(({properties = {}}) => Object.entries(properties)));
    const inner = [...fields].flatMap(([field, {default: value}]) =>
      value === undefined ? [] : [{index, field, value}],
    );
    return [...own, ...inner];
  });
}

/** Fields that give a range, kind by kind; a call has one kind only. */
const RANGES = [['fromEpoch', 'toEpoch'], ['fromBlock', 'toBlock'], ['blockHashes'], ['blockHash']];

/** Whether a field is of another kind of range than the fields that are there. */
function mixesRanges(given: Record<string, unknown>, field: string): boolean {
  const kind = RANGES.find((range) => range.includes(field));
  return kind !== undefined && RANGES.some((range) => range !== kind && range.some((other) => other in given));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A call's parameters with a value in the place of a default, or without any; undefined if the call has no such place.
 */
function withValue(
  params: readonly unknown[],
  {index, field}: DescribedDefault,
  value: unknown,
): unknown[] | undefined {
  if (field === undefined)
    return params.length < index ? undefined : [...params.slice(0, index), ...(value === undefined ? [] : [value])];
  const given = params[index];
  if (!isObject(given) || mixesRanges(given, field)) return undefined;
  const {[field]: _, ...rest} = given;
  return params.with(index, value === undefined ? rest : {...rest, [field]: value});
}

/**
 * Calls in which a default can show: those of the method and, for a field, the same with an empty object, and one with
 * each block that other calls ask for.
 */
function callsFor({index, field}: DescribedDefault, own: readonly unknown[][], all: readonly unknown[][]): unknown[][] {
  if (field === undefined) return [...own];
  const starts = own.filter((params) => params.length >= index).map((params) => params.slice(0, index));
  const blocks = all.flat().filter((value) => field === 'requirePivot' && isObject(value) && 'blockHash' in value);
  return [
    ...own,
    ...starts.map((start) => [...start, {}]),
    ...starts.slice(0, 1).flatMap((start) => blocks.map((block) => [...start, block])),
  ];
}

/** Asks a node for each described default: without the value, with the default, and with other values. */
export async function tryDefaults(
  space: Space,
  {methods, components}: RpcDocument,
  live: readonly Recording[],
  endpoints: Endpoints,
): Promise<DefaultTrial[]> {
  const trials: DefaultTrial[] = [];
  const callsOf = (name?: string): unknown[][] => {
    const asked = live.filter(
      (one) => one.space === space && (name === undefined || one.method === name) && !one.pair.notifications,
    );
    return asked.map(({pair}) => pair.request.params);
  };
  for (const method of methods.filter(({name}) => !(name in UNTRIED))) {
    const ask = async (params: unknown[]): Promise<unknown> => {
      const {answer} = await askPair(endpoints[space].http, method.name, params);
      return answer.error ?? {result: answer.result};
    };
    for (const described of describedDefaults(method, components.schemas)) {
      const trial: DefaultTrial = {...described, space, method: method.name, pairs: 0, alike: 0, toldApart: false};
      for (const params of callsFor(described, callsOf(method.name), callsOf())) {
        const without = withValue(params, described, undefined);
        const written = withValue(params, described, described.value);
        if (!without || !written) continue;
        const answer = await ask(without);
        trial.pairs += 1;
        if (isDeepStrictEqual(answer, await ask(written))) trial.alike += 1;
        for (const other of trial.toldApart ? [] : othersThan(described.value)) {
          const changed = withValue(params, described, other);
          if (changed && !isDeepStrictEqual(answer, await ask(changed))) trial.toldApart = true;
        }
      }
      trials.push(trial);
    }
  }
  return trials;
}
