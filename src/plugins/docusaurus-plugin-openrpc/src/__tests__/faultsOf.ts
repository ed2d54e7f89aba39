import type {Fault} from '../checks/check';
import {parseDocument} from '../document';
import {DocumentError} from '../documentError';
import {stepsOf} from '../jsonPointer';
import {sampleDocument} from './sampleDocument';

/** The faults that parseDocument finds; none for a valid document. */
export function faultsOf(document: unknown): readonly Fault[] {
  try {
    parseDocument(document, 'sample.json');
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.faults;
    throw error;
  }
}

/** The sample with other values at some pointers; undefined takes a field away, and a list may grow by one. */
export function sampleWith(changes: Record<string, unknown>): unknown {
  const document: unknown = sampleDocument();
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = stepsOf(pointer);
    const last = steps.pop() ?? '';
    let place = document;
    for (const step of steps) place = Reflect.get(place as object, step);
    if (value === undefined && Array.isArray(place)) place.splice(Number(last), 1);
    else if (value === undefined) Reflect.deleteProperty(place as object, last);
    else Reflect.set(place as object, last, value);
  }
  return document;
}
