import {inWords, type Fault} from '../checks/check';
import {below, isRecord} from '../jsonPointer';
import type {FilePlace, JsonFile, Origins, PlacedMethod} from './places';
import {fillExamples, fillExchanges, type Recorded} from './recorded';

/** What a document is joined from. */
export interface DocumentFiles {
  /** The document; where it is a folder, all of it but the methods, with the names of their files in their place. */
  shared: JsonFile;
  /** The other files of the folder, by name: each is a list of methods. */
  methods?: ReadonlyMap<string, JsonFile>;
  recorded: Recorded;
}

/** A document that is whole, and where its parts are written. */
export interface JoinedDocument {
  value: unknown;
  origins: Origins;
  /** What could not be joined. */
  faults: Fault[];
  /** The name of each method's file in the folder; none if the document is one file. */
  methodFiles: Readonly<Record<string, string>>;
}

function methodsOf({file, value}: JsonFile, source: string, faults: Fault[]): PlacedMethod[] {
  if (Array.isArray(value))
    return value.map((method: unknown, index) => ({file, pointer: below('', index), value: method, source}));
  faults.push({file, pointer: '', found: inWords(value), allowed: 'a list of methods'});
  return [];
}

/** The methods of a folder, file by file in the order that the shared part lists. */
function methodsOfFolder(
  {file, value}: JsonFile,
  list: unknown,
  files: ReadonlyMap<string, JsonFile>,
  faults: Fault[],
): PlacedMethod[] {
  const there = [...files.keys()].join(', ');
  if (!Array.isArray(list)) {
    faults.push({
      file,
      pointer: isRecord(value) ? '/methods' : '',
      found: inWords(list),
      allowed: `a list of the files with the methods: ${there}`,
    });
    return [];
  }
  const named = new Set<unknown>();
  const methods = list.flatMap((name: unknown, index) => {
    const source = typeof name === 'string' ? files.get(name) : undefined;
    const pointer = `/methods/${String(index)}`;
    if (named.has(name))
      faults.push({file, pointer, found: `${inWords(name)} a second time`, allowed: 'each file once'});
    else if (!source)
      faults.push({file, pointer, found: inWords(name), allowed: `a file of the same folder: ${there}`});
    else {
      named.add(name);
      return methodsOf(source, String(name), faults);
    }
    return [];
  });
  for (const [name, other] of files)
    if (!named.has(name))
      faults.push({
        file: other.file,
        pointer: '',
        found: 'a file whose methods are in no document',
        allowed: `a file that /methods of ${file} names`,
      });
  return methods;
}

function methodsOfFile({file, value}: JsonFile): PlacedMethod[] | undefined {
  if (!isRecord(value) || !Array.isArray(value.methods)) return undefined;
  return value.methods.map((method: unknown, index) => ({file, pointer: `/methods/${String(index)}`, value: method}));
}

/**
 * Joins the files of a document and gives its examples and exchanges their recorded values; faults in their content are
 * reported elsewhere.
 */
export function joinDocument({shared, methods: files, recorded}: DocumentFiles): JoinedDocument {
  const faults: Fault[] = [];
  const origins = new Map<string, FilePlace>([['', {file: shared.file, pointer: ''}]]);
  const list = isRecord(shared.value) ? shared.value.methods : undefined;
  const methods = files ? methodsOfFolder(shared, list, files, faults) : methodsOfFile(shared);
  if (!isRecord(shared.value)) return {value: shared.value, origins, faults, methodFiles: {}};
  const filling = {root: shared.value, recorded, origins, faults};
  const filled = methods?.map((method, index) => {
    const pointer = `/methods/${String(index)}`;
    origins.set(pointer, {file: method.file, pointer: method.pointer});
    return fillExamples(method, pointer, filling);
  });
  const entries = shared.value['x-errors'];
  const value = {
    ...shared.value,
    ...(filled && {methods: filled}),
    ...(entries !== undefined && {'x-errors': fillExchanges(entries, shared.file, filling)}),
  };
  const methodFiles = Object.fromEntries(
    (methods ?? []).flatMap(({value: method, source}) =>
      source !== undefined && isRecord(method) && typeof method.name === 'string' ? [[method.name, source]] : [],
    ),
  );
  return {value, origins, faults, methodFiles};
}
