import {inWords, type Fault} from '../checks/check';
import {below, isRecord, resolve} from '../jsonPointer';
import type {FilePlace, JsonFile, PlacedMethod} from './places';

/** What was recorded from a node. */
export interface Recorded {
  /** Requests of methods with their answers, by the method's name, then by the example's. */
  examples?: ReadonlyMap<string, ReadonlyMap<string, JsonFile>>;
  /** Exchanges of the error reference: a list of objects with a name. */
  exchanges?: JsonFile;
}

/** What filling needs, and what it writes down. */
export interface Filling {
  /** The document, for `$ref`. */
  root: Record<string, unknown>;
  recorded: Recorded;
  origins: Map<string, FilePlace>;
  faults: Fault[];
}

interface Pair {
  params: unknown[];
  answer: Record<string, unknown>;
  notifications: unknown;
}

function parsePair({file, value}: JsonFile, faults: Fault[]): Pair | undefined {
  const {request, answer, notifications} = isRecord(value) ? value : {};
  const params = isRecord(request) ? request.params : undefined;
  if (Array.isArray(params) && isRecord(answer)) return {params, answer, notifications};
  const place = isRecord(request)
    ? {pointer: '/answer', found: inWords(answer)}
    : {pointer: '/request', found: inWords(request)};
  faults.push({file, ...place, allowed: 'a request with a list of params, and its answer'});
  return undefined;
}

/** The name of what a descriptor describes, followed through `$ref`. */
function nameOf(root: unknown, descriptor: unknown): string | undefined {
  const value = resolve(root, {pointer: '', value: descriptor})?.value;
  return isRecord(value) && typeof value.name === 'string' ? value.name : undefined;
}

/** An example with the values of its pair; parameters that the method does not describe are named by their place. */
function fillExample(
  example: object,
  method: Record<string, unknown>,
  {params, answer, notifications}: Pair,
  root: unknown,
): object {
  const descriptors: unknown[] = Array.isArray(method.params) ? method.params : [];
  return {
    ...example,
    params: params.map((value, index) => ({
      name: nameOf(root, descriptors[index]) ?? `parameter ${String(index + 1)}`,
      value,
    })),
    ...('result' in answer && {result: {name: nameOf(root, method.result) ?? 'result', value: answer.result}}),
    ...(answer.error !== undefined && {'x-error': answer.error}),
    ...(notifications !== undefined && {'x-notifications': notifications}),
  };
}

/** Writes down that the values of an example are those of a file. */
function placePair(file: string, pointer: string, {params}: Pair, origins: Map<string, FilePlace>): void {
  origins.set(`${pointer}/params`, {file, pointer: '/request/params'});
  for (const index of params.keys())
    origins.set(`${pointer}/params/${String(index)}/value`, {file, pointer: `/request/params/${String(index)}`});
  origins.set(`${pointer}/result/value`, {file, pointer: '/answer/result'});
  origins.set(`${pointer}/x-error`, {file, pointer: '/answer/error'});
  origins.set(`${pointer}/x-notifications`, {file, pointer: '/notifications'});
}

/** A method whose examples without values have those of their recordings, by name. */
export function fillExamples(
  {value: method, file, pointer: written}: PlacedMethod,
  pointer: string,
  {root, recorded, origins, faults}: Filling,
): unknown {
  if (!recorded.examples || !isRecord(method) || !Array.isArray(method.examples)) return method;
  const pairs = recorded.examples.get(String(method.name)) ?? new Map<string, JsonFile>();
  const examples = method.examples.map((example: unknown, index) => {
    if (!isRecord(example) || '$ref' in example || 'params' in example) return example;
    const source = pairs.get(String(example.name));
    if (!source) {
      const place = below(below(below(written, 'examples'), index), 'name');
      const allowed =
        pairs.size > 0
          ? `the name of a recording of the method: ${[...pairs.keys()].join(', ')}`
          : 'params and a result, since the method has no recording';
      faults.push({file, pointer: place, found: inWords(example.name), allowed});
      return example;
    }
    const pair = parsePair(source, faults);
    if (!pair) return example;
    placePair(source.file, `${pointer}/examples/${String(index)}`, pair, origins);
    return fillExample(example, method, pair, root);
  });
  return {...method, examples};
}

/**
 * The entries of an error reference, whose exchanges without a request have that of the recording with their name, and
 * its answer.
 */
export function fillExchanges(
  entries: unknown,
  file: string,
  {recorded: {exchanges: source}, origins, faults}: Filling,
): unknown {
  if (!source || !Array.isArray(entries)) return entries;
  const list: unknown[] = Array.isArray(source.value) ? source.value : [];
  const named = new Map(
    list.flatMap((value, index) => (isRecord(value) ? [[value.name, {value, index}] as const] : [])),
  );
  const fill = (exchange: unknown, pointer: string): unknown => {
    if (!isRecord(exchange) || 'request' in exchange) return exchange;
    const found = named.get(exchange.name);
    if (!found) {
      faults.push({
        file,
        pointer: below(pointer, 'name'),
        found: inWords(exchange.name),
        allowed: `a name of ${source.file}: ${[...named.keys()].join(', ')}`,
      });
      return exchange;
    }
    for (const field of ['request', 'answer'])
      origins.set(below(pointer, field), {file: source.file, pointer: below(below('', found.index), field)});
    return {...exchange, request: found.value.request, answer: found.value.answer};
  };
  return entries.map((entry: unknown, index) => {
    if (!isRecord(entry) || !Array.isArray(entry.exchanges)) return entry;
    return {
      ...entry,
      exchanges: entry.exchanges.map((exchange, at) =>
        fill(exchange, `/x-errors/${String(index)}/exchanges/${String(at)}`),
      ),
    };
  });
}
