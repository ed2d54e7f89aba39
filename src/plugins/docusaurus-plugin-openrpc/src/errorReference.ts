import {exampleAnswer, exampleRequest} from './exampleJson';
import type {MarkdownText} from './markdown';
import {present} from './present';
import type {RpcError, RpcErrorEntry, RpcExample, RpcMethod, RpcReference} from './reference';

/** Why a node gives an error in certain words, what to do, and which methods it is true of. */
export interface ErrorCase {
  cause?: MarkdownText;
  cure?: MarkdownText;
  methods: string[];
}

/** A node's words for a code, with everything that they can mean. */
export interface ErrorWords {
  message: string;
  cases: ErrorCase[];
}

/** A call for which a node returned an error code. */
export interface ErrorExample {
  method: string;
  summary: string;
  request: string;
  answer: string;
}

/** A code as the error reference shows it. */
export interface ErrorCodeEntry extends RpcErrorEntry {
  example?: ErrorExample;
  words: ErrorWords[];
  /** How many methods give the code. */
  methodCount: number;
}

/** Everything that the error reference of an instance shows. */
export interface ErrorReferenceData {
  /** Localized address of the instance, below which each method's page lies. */
  base: string;
  codes: ErrorCodeEntry[];
}

/**
 * How far a call is from one that any reader can make: public methods come first, calls with parameters before those
 * without, short ones before long ones.
 */
function distance({availability}: RpcMethod, {params}: RpcExample, {request, answer}: ErrorExample): number {
  return (
    (availability === 'public' ? 0 : 2_000_000) + (params.length > 0 ? 0 : 1_000_000) + request.length + answer.length
  );
}

/** A call for which a node returned this code, the closest to what any reader can send. */
function toExample(code: number, methods: readonly RpcMethod[]): ErrorExample | undefined {
  const found = methods.flatMap((method) =>
    method.examples.flatMap((example) => {
      if (!('error' in example.outcome) || example.outcome.error.code !== code) return [];
      const shown: ErrorExample = {
        method: method.name,
        summary: example.summary ?? example.name,
        request: exampleRequest(method, example),
        answer: exampleAnswer(example),
      };
      return [{shown, distance: distance(method, example, shown)}];
    }),
  );
  return found.toSorted((one, other) => one.distance - other.distance).at(0)?.shown;
}

function addCase({cases}: ErrorWords, {cause, cure}: RpcError, method: string): void {
  const meaning = JSON.stringify([cause, cure]);
  const same = cases.find((known) => JSON.stringify([known.cause, known.cure]) === meaning);
  if (same) same.methods.push(method);
  else cases.push(present({cause, cure, methods: [method]}));
}

/** The words of a code over all methods, the most frequent first. */
function toWords(code: number, methods: readonly RpcMethod[]): ErrorWords[] {
  const byMessage = new Map<string, ErrorWords>();
  for (const {name, errors} of methods) {
    for (const error of errors.filter((listed) => listed.code === code)) {
      const words = byMessage.get(error.message) ?? {message: error.message, cases: []};
      byMessage.set(error.message, words);
      addCase(words, error, name);
    }
  }
  const frequency = ({cases}: ErrorWords): number => cases.reduce((sum, {methods: names}) => sum + names.length, 0);
  return [...byMessage.values()].toSorted((one, other) => frequency(other) - frequency(one));
}

/** The error reference of an instance: each code with its description in the document and what its methods add. */
export function toErrorReference({errorEntries, namespaces}: RpcReference, base: string): ErrorReferenceData {
  const methods = namespaces.flatMap(({methods: own}) => own);
  const codes = errorEntries.map((entry): ErrorCodeEntry => {
    const giving = entry.http ? [] : methods.filter(({errors}) => errors.some(({code}) => code === entry.code));
    const example = entry.http ? undefined : toExample(entry.code, methods);
    return {...entry, ...(example && {example}), words: toWords(entry.code, giving), methodCount: giving.length};
  });
  return {base, codes};
}
