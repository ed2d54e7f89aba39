import {changeMethods, readMethodFiles, readSharedPart, type ListedError, type WrittenMethod} from './documentFiles';
import {SPACES, type RpcError, type Space} from './pair';
import {listRecordings, readPair} from './recordingFiles';
import {readRefusals} from './refusals';

/** A message without what depends on the chain: numbers, hashes and addresses. */
function wordsOf(message: string): string {
  return message.replace(/net\d+:[\w.:]+|0x[0-9a-f]+|\d+/gi, '#');
}

/** A listed error in the words of a recording, where one says the same of other numbers. */
function fillError(listed: ListedError, answered: readonly RpcError[]): ListedError {
  const same = answered.filter(
    ({code, message}) => code === listed.code && wordsOf(message) === wordsOf(listed.message),
  );
  const exact = same.some(({message}) => message === listed.message);
  return exact || !same[0] ? listed : {...listed, message: same[0].message};
}

/** A method whose listed errors have the words of its recordings. */
export function fillErrors(method: WrittenMethod, answered: readonly RpcError[]): WrittenMethod {
  return {...method, ...(method.errors && {errors: method.errors.map((listed) => fillError(listed, answered))})};
}

const exampleKeys = (methods: readonly WrittenMethod[]): string[] =>
  methods.flatMap(({name, examples = []}) => examples.map((example) => `${name} ${example.name}`));

function without(keys: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return keys.filter((key) => !known.has(key));
}

/** The recordings of a space that no example of its document shows. */
export function listUnused(
  methods: readonly WrittenMethod[],
  recordings: readonly {method: string; name: string}[],
): string[] {
  return without(
    recordings.map(({method, name}) => `${method} ${name}`),
    exampleKeys(methods),
  );
}

/** What a document names that was not recorded, and what was recorded that it does not name. */
function listStrays(space: Space): string[] {
  const methods = readMethodFiles(space).flatMap((file) => file.methods);
  const recordings = listRecordings().filter((recording) => recording.space === space);
  const pairs = recordings.map(({method, name}) => `${method} ${name}`);
  const exchanges = readSharedPart(space)['x-errors'].flatMap((entry) => (entry.exchanges ?? []).map(({name}) => name));
  const refusals = readRefusals(space).map(({name}) => name);
  return [
    ...without(exampleKeys(methods), pairs).map((key) => `${space}: the example ${key} has no recording.`),
    ...listUnused(methods, recordings).map((key) => `${space}: the recording ${key} has no example.`),
    ...without(exchanges, refusals).map((name) => `${space}: the exchange ${name} has no recording.`),
    ...without(refusals, exchanges).map((name) => `${space}: the recording ${name} has no exchange.`),
  ];
}

/**
 * Updates the listed errors of both documents to the words of the recordings; returns what was written and what has no
 * counterpart.
 */
export async function fillDocuments(): Promise<string[]> {
  const lines: string[] = [];
  for (const space of SPACES) {
    const answered = ({name, examples = []}: WrittenMethod): RpcError[] =>
      examples.flatMap((example) => readPair(space, name, example.name)?.answer.error ?? []);
    lines.push(...(await changeMethods(space, (method) => fillErrors(method, answered(method)))), ...listStrays(space));
  }
  return lines;
}
