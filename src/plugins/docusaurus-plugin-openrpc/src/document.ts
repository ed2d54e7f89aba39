import type {Inspection} from './checks/check';
import {checkEndless} from './checks/endless';
import {checkErrorEntries} from './checks/errorEntries';
import {checkExamples} from './checks/examples';
import {checkMethods} from './checks/methods';
import {checkSecrets} from './checks/secrets';
import {documentShape} from './checks/shape';
import {DocumentError} from './documentError';
import {toFileFault, type Origins} from './joining/places';
import {readJoined, type DocumentSource, type ReadDocument} from './joining/readJoined';
import type {OpenRpcDocument} from './openRpc';

/** The document that a value is, or a DocumentError with every fault of it, in the files that it was joined from. */
export function parseDocument(value: unknown, file: string, origins?: Origins): OpenRpcDocument {
  const inspection: Inspection = {root: value, faults: [], schemas: new Map()};
  documentShape(value, '', inspection);
  checkEndless(inspection);
  checkMethods(inspection);
  checkSecrets(inspection);
  checkExamples(inspection);
  checkErrorEntries(inspection);
  const {faults} = inspection;
  if (faults.length > 0)
    throw new DocumentError(file, origins ? faults.map((fault) => toFileFault(fault, origins)) : faults);
  // The checks above have looked at each field that the type names.
  return value as OpenRpcDocument;
}

// A build reads each document once for every language; what was found valid is not looked through again.
const valid = new Map<string, {text: string; document: OpenRpcDocument}>();

/** The document that was read; throws a DocumentError unless it is valid OpenRPC 1.x. */
export function parseJoined({value, file, text, origins}: ReadDocument): OpenRpcDocument {
  const known = valid.get(file);
  if (known?.text === text) return known.document;
  const document = parseDocument(value, file, origins);
  valid.set(file, {text, document});
  return document;
}

/**
 * Reads a document from disk and joins its files; rejects with a DocumentError unless it is JSON and valid OpenRPC 1.x.
 */
export async function readDocument(source: DocumentSource): Promise<OpenRpcDocument> {
  return Promise.resolve(source).then(readJoined).then(parseJoined);
}
