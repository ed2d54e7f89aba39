import {readFile} from 'node:fs/promises';
import type {Fault, Inspection} from './checks/check';
import {checkEndless} from './checks/endless';
import {checkErrorEntries} from './checks/errorEntries';
import {checkExamples} from './checks/examples';
import {checkMethods} from './checks/methods';
import {documentShape} from './checks/shape';
import type {OpenRpcDocument} from './openRpc';

/** Stops a build: names the file, and for each fault its place, what was found and what is allowed. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    const lines = faults.map(({pointer, found, allowed}) => `  ${pointer === '' ? '(the whole document)' : pointer}: found ${found}; allowed: ${allowed}`);
    super([`${file} is not a valid OpenRPC document (${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}):`, ...lines].join('\n'));
  }
}

/** The document that a value is, or a DocumentError with every fault of it. */
export function parseDocument(value: unknown, file: string): OpenRpcDocument {
  const inspection: Inspection = {root: value, faults: [], schemas: new Map()};
  documentShape(value, '', inspection);
  checkEndless(inspection);
  checkMethods(inspection);
  checkExamples(inspection);
  checkErrorEntries(inspection);
  if (inspection.faults.length > 0) throw new DocumentError(file, inspection.faults);
  // The checks above have looked at each field that the type names.
  return value as OpenRpcDocument;
}

/** Tells where a text stops being JSON, by line and column where the engine says so. */
function jsonFault(text: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, Number(position ?? 0)).split('\n');
  const place = position === undefined ? '' : `, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  return {pointer: '', found: `${message}${place}`, allowed: 'JSON'};
}

// A build reads each document once for every language; what was found valid is not looked through again.
const valid = new Map<string, {text: string; document: OpenRpcDocument}>();

/** Reads a document from disk; throws a DocumentError unless it is JSON and valid OpenRPC 1.x. */
export async function readDocument(file: string): Promise<OpenRpcDocument> {
  const text = await readFile(file, 'utf8');
  const known = valid.get(file);
  if (known?.text === text) return known.document;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new DocumentError(file, [jsonFault(text, error)]);
  }
  const document = parseDocument(value, file);
  valid.set(file, {text, document});
  return document;
}
