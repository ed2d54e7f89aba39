import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DocumentError} from '../documentError';
import type {Fault} from '../checks/check';
import {joinDocument, type DocumentFiles, type JoinedDocument} from './joinDocument';
import {SHARED_FILE, type JsonFile} from './places';
import type {Recorded} from './recorded';

/** Where recorded values of a document lie. */
export interface Recordings {
  /** Folder of the requests of methods with their answers: METHOD/NAME.json for the example NAME. */
  examples?: string;
  /** JSON file of the exchanges of the error reference. */
  exchanges?: string;
}

/** Where a document lies. */
export interface DocumentSource {
  /** A JSON file, or a folder of them. */
  document: string;
  recordings?: Recordings;
}

/** A document as it was read. */
export interface ReadDocument extends JoinedDocument {
  /** The file or folder. */
  file: string;
  /** What readers download. */
  text: string;
}

/** Distinguishes a document in one file from a folder. */
const isOneFile = (document: string): boolean => document.endsWith('.json');

/** Reports where a text stops being JSON, by line and column if the engine gives the position. */
function jsonFault(text: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, Number(position ?? 0)).split('\n');
  const place = position === undefined ? '' : `, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  return {pointer: '', found: `${message}${place}`, allowed: 'JSON'};
}

function parseJson(file: string, text: string): JsonFile {
  try {
    return {file, value: JSON.parse(text)};
  } catch (error) {
    throw new DocumentError(file, [jsonFault(text, error)]);
  }
}

const readJson = (file: string): JsonFile => parseJson(file, readFileSync(file, 'utf8'));

/** The JSON files of a folder by their names, in the order of these. */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function readFolder(folder: string): Pick<DocumentFiles, 'shared' | 'methods'> {
  const others = namesIn(folder).filter((name) => name !== SHARED_FILE);
  return {
    shared: readJson(path.join(folder, SHARED_FILE)),
    methods: new Map(others.map((name) => [name, readJson(path.join(folder, name))])),
  };
}

function readRecorded({examples, exchanges}: Recordings): Recorded {
  const ofMethod = (method: string): [string, ReadonlyMap<string, JsonFile>] => {
    const folder = path.join(examples ?? '', method);
    return [
      method,
      new Map(namesIn(folder).map((name) => [path.basename(name, '.json'), readJson(path.join(folder, name))])),
    ];
  };
  const folders =
    examples === undefined || !existsSync(examples)
      ? []
      : readdirSync(examples, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return {
    ...(examples !== undefined && {examples: new Map(folders.map(({name}) => ofMethod(name)))}),
    ...(exchanges !== undefined && {exchanges: readJson(exchanges)}),
  };
}

/** The files that a document is read from, as patterns if there are many. */
export function filesOf({document, recordings: {examples, exchanges} = {}}: DocumentSource): string[] {
  const own = isOneFile(document) ? document : `${document}/*.json`;
  return [
    own,
    ...(examples === undefined ? [] : [`${examples}/*/*.json`]),
    ...(exchanges === undefined ? [] : [exchanges]),
  ];
}

/**
 * Reads the files of a document and joins them; throws a DocumentError where they don't fit together. Nothing else is
 * checked.
 */
export function readJoined({document: file, recordings = {}}: DocumentSource): ReadDocument {
  const recorded = readRecorded(recordings);
  const text = isOneFile(file) ? readFileSync(file, 'utf8') : undefined;
  const joined = joinDocument({...(text === undefined ? readFolder(file) : {shared: parseJson(file, text)}), recorded});
  if (joined.faults.length > 0) throw new DocumentError(file, joined.faults);
  const isAsWritten = text !== undefined && Object.keys(recorded).length === 0;
  return {...joined, file, text: isAsWritten ? text : `${JSON.stringify(joined.value, null, 2)}\n`};
}
