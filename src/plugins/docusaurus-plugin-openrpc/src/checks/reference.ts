import {below, isRecord, lookUp, resolve} from '../jsonPointer';
import {addFault, inWords, type Check, type Inspection} from './check';

/** Lists what a `$ref` could have meant: the neighbors of its last step that do exist. */
function neighbours(root: unknown, ref: string): string {
  const parent = lookUp(root, ref.slice(0, Math.max(ref.lastIndexOf('/'), 0)))?.value;
  const names = isRecord(parent) ? Object.keys(parent) : [];
  if (names.length === 0) return 'a place in this document';
  return `a place in this document, such as one of ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}`;
}

/** Reports a `$ref` that isn't text, is remote or leads nowhere; true if it leads somewhere. */
export function checkTarget(ref: unknown, at: string, inspection: Inspection): ref is string {
  const pointer = below(at, '$ref');
  if (typeof ref !== 'string') {
    addFault(inspection, pointer, inWords(ref), 'a text such as #/components/schemas/NAME');
    return false;
  }
  if (!ref.startsWith('#')) {
    addFault(inspection, pointer, `the remote ${inWords(ref)}`, 'a place in this document, written as #/…');
    return false;
  }
  if (lookUp(inspection.root, ref)) return true;
  addFault(inspection, pointer, `the unknown ${inWords(ref)}`, neighbours(inspection.root, ref));
  return false;
}

/** Accepts what a check accepts, written in place or elsewhere in the document. */
export function orReference(check: Check): Check {
  return (value, at, inspection) => {
    if (!isRecord(value) || !('$ref' in value)) {
      check(value, at, inspection);
      return;
    }
    if (!checkTarget(value.$ref, at, inspection)) return;
    const target = resolve(inspection.root, {pointer: at, value});
    if (target) check(target.value, target.pointer, inspection);
    else if (comesBack(inspection.root, value.$ref)) {
      addFault(
        inspection,
        below(at, '$ref'),
        `the cyclic ${inWords(value.$ref)}`,
        'a $ref that ends at something other than a $ref',
      );
    }
  };
}

/** Distinguishes a cycle from a chain that breaks further on, which is reported at its break. */
function comesBack(root: unknown, ref: string): boolean {
  const passed = new Set<string>();
  let next = lookUp(root, ref);
  while (next && !passed.has(next.pointer)) {
    passed.add(next.pointer);
    const further: unknown = isRecord(next.value) ? next.value.$ref : undefined;
    next = typeof further === 'string' ? lookUp(root, further) : undefined;
  }
  return next !== undefined;
}
