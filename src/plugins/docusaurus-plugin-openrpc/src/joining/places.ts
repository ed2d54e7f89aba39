import type {Fault} from '../checks/check';

/** The file in the folder of a document that has all of it but the methods. */
export const SHARED_FILE = 'document.json';

/** A JSON file that was read. */
export interface JsonFile {
  file: string;
  value: unknown;
}

/** A place in one of the files that a document is joined from. */
export interface FilePlace {
  file: string;
  pointer: string;
}

/** A method and where it is written. */
export interface PlacedMethod extends FilePlace {
  value: unknown;
  /** The name of its file in the folder of a document. */
  source?: string;
}

/** Where parts of a joined document are written, by their pointers in it. */
export type Origins = ReadonlyMap<string, FilePlace>;

/** Where a place of a joined document is written, as the nearest part around it says. */
function placeOf(origins: Origins, pointer: string): FilePlace | undefined {
  for (let around = pointer; ; around = around.slice(0, around.lastIndexOf('/'))) {
    const origin = origins.get(around);
    if (origin) return {file: origin.file, pointer: `${origin.pointer}${pointer.slice(around.length)}`};
    if (around === '') return undefined;
  }
}

/** Pointers that a fault mentions besides its own. */
const MENTIONED = /(?<=^| )\/(?:methods|components|x-errors)\/\S+/g;

/** A fault of a joined document as one of the file where it is written. */
export function toFileFault({pointer, found, allowed}: Fault, origins: Origins): Fault {
  const place = placeOf(origins, pointer) ?? {pointer};
  const mention = (other: string): string => {
    const origin = placeOf(origins, other);
    if (!origin || !('file' in place)) return other;
    return origin.file === place.file ? origin.pointer : `${origin.file} ${origin.pointer}`;
  };
  return {...place, found, allowed: allowed.replace(MENTIONED, mention)};
}
