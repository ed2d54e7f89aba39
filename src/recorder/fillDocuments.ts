import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {fillRefusals, type RefusalDocument} from './fillRefusals';
import {SPACES, type Pair, type RpcError, type Space} from './pair';
import {listRecordings, readPair} from './recordingFiles';
import {readRefusals} from './refusals';

/** An example of a document; name and summary are its writer's. */
interface Example {
  name: string;
  summary?: string;
}

/** A method of a document, as far as its examples go. */
interface Method {
  name: string;
  params: readonly {name: string}[];
  result?: {name: string};
  examples?: Example[];
  errors?: ListedError[];
}

/** An error that a method lists; cause and cure are its writer's. */
interface ListedError {
  code: number;
  message: string;
}

/** A document, as far as its examples go. */
export interface FillableDocument extends RefusalDocument {
  methods: Method[];
}

/** Finds the recording of a method by its name. */
export type FindPair = (method: string, name: string) => Pair | undefined;

/** An example with the values of its recording; parameters that the document does not describe are named by their place. */
function fillExample({name, summary}: Example, {params, result}: Method, {request, answer, notifications}: Pair): Example {
  return {
    name,
    ...(summary !== undefined && {summary}),
    ...{params: request.params.map((value, index) => ({name: params[index]?.name ?? `parameter ${index + 1}`, value}))},
    ...('result' in answer && {result: {name: result?.name ?? 'result', value: answer.result}}),
    ...(answer.error && {'x-error': answer.error}),
    ...(notifications && {'x-notifications': notifications}),
  };
}

/** A message without what depends on the chain: numbers, hashes and addresses. */
function wordsOf(message: string): string {
  return message.replace(/net\d+:[\w.:]+|0x[0-9a-f]+|\d+/gi, '#');
}

/** A listed error in the words of a recording, where one says the same of other numbers. */
function fillError<T extends ListedError>(listed: T, answered: readonly RpcError[]): T {
  const same = answered.filter(({code, message}) => code === listed.code && wordsOf(message) === wordsOf(listed.message));
  const exact = same.some(({message}) => message === listed.message);
  return exact || !same[0] ? listed : {...listed, message: same[0].message};
}

/** Fills every example of a document from its recording, and brings listed errors to its words; tells which examples have none. */
export function fillDocument<T extends FillableDocument>(document: T, find: FindPair): {document: T; missing: string[]} {
  const missing: string[] = [];
  const methods = document.methods.map((method) => {
    if (!method.examples) return method;
    const answered: RpcError[] = [];
    const examples = method.examples.map((example) => {
      const pair = find(method.name, example.name);
      if (!pair) missing.push(`${method.name} ${example.name}`);
      if (pair?.answer.error) answered.push(pair.answer.error);
      return pair ? fillExample(example, method, pair) : example;
    });
    return {...method, ...(method.errors && {errors: method.errors.map((listed) => fillError(listed, answered))}), examples};
  });
  return {document: {...document, methods}, missing};
}

/** The recordings of a space that no example of its document shows. */
export function listUnused({methods}: FillableDocument, recordings: readonly {method: string; name: string}[]): string[] {
  const shown = new Set(methods.flatMap(({name, examples = []}) => examples.map((example) => `${name} ${example.name}`)));
  return recordings.map(({method, name}) => `${method} ${name}`).filter((key) => !shown.has(key));
}

function fileOf(space: Space): string {
  return path.join('openrpc', `${space}.json`);
}

/** Reads the document of a space. */
export function readFillable(space: Space): FillableDocument {
  // What the plugin refuses of a document, it refuses when the site is built.
  return JSON.parse(readFileSync(fileOf(space), 'utf8')) as FillableDocument;
}

/** Brings the recorded values into the examples of both documents; tells what was written and what has no counterpart. */
export async function fillDocuments(): Promise<string[]> {
  const lines: string[] = [];
  for (const space of SPACES) {
    const {document: withExamples, missing} = fillDocument(readFillable(space), (method, name) => readPair(space, method, name));
    const {document, ...refusals} = fillRefusals(withExamples, readRefusals(space));
    const unused = listUnused(
      document,
      listRecordings().filter((recording) => recording.space === space),
    );
    const file = fileOf(space);
    const text = await format(JSON.stringify(document, null, 2), {...(await resolveConfig(file)), parser: 'json'});
    const changed = text !== readFileSync(file, 'utf8');
    if (changed) writeFileSync(file, text);
    lines.push(
      `${file}: ${changed ? 'filled' : 'unchanged'}.`,
      ...missing.map((key) => `${file}: the example ${key} has no recording.`),
      ...unused.map((key) => `${file}: the recording ${key} has no example.`),
      ...refusals.missing.map((name) => `${file}: the exchange ${name} has no recording.`),
      ...refusals.unused.map((name) => `${file}: the recording ${name} has no exchange.`),
    );
  }
  return lines;
}
