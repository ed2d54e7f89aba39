import type {Fault} from './checks/check';

/** Where a fault is: its file where that is another than the document's, and its pointer. */
function placeOf({file, pointer}: Fault, document: string): string {
  const own = file === undefined || file === document;
  if (pointer === '') return own ? '(the whole document)' : `${file} (the whole file)`;
  return own ? pointer : `${file} ${pointer}`;
}

/** Stops a build: reports the document, and for each fault its place, what was found and what is allowed. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    const lines = faults.map((fault) => `  ${placeOf(fault, file)}: found ${fault.found}; allowed: ${fault.allowed}`);
    super(
      [
        `${file} is not a valid OpenRPC document (${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}):`,
        ...lines,
      ].join('\n'),
    );
  }
}
