import {below, isRecord} from '../jsonPointer';

/** One thing that is wrong in a document. */
export interface Fault {
  /** The file that it is in, where a document has several. */
  file?: string;
  pointer: string;
  found: string;
  allowed: string;
}

/** What a check knows besides the value in hand. */
export interface Inspection {
  root: unknown;
  faults: Fault[];
  /** Every schema that was reached, by its pointer. */
  schemas: Map<string, unknown>;
}

/** Looks at one value and adds what is wrong with it to the inspection's faults. */
export type Check = (value: unknown, at: string, inspection: Inspection) => void;

/** Adds a fault, once. */
export function addFault({faults}: Inspection, pointer: string, found: string, allowed: string): void {
  if (!faults.some((fault) => fault.pointer === pointer && fault.found === found))
    faults.push({pointer, found, allowed});
}

const SHOWN = 60;

/** A value in words short enough for an error message. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isRecord(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A check that asks one question of a value. */
export function value(allowed: string, test: (value: unknown) => boolean): Check {
  return (found, at, inspection) => {
    if (!test(found)) addFault(inspection, at, inWords(found), allowed);
  };
}

/** Accepts whatever JSON can say. */
export const anything: Check = () => undefined;

/** Accepts a text with something in it. */
export const text: Check = value(
  'a text that is not empty',
  (found) => typeof found === 'string' && found.trim() !== '',
);

/** Accepts true and false. */
export const flag: Check = value('true or false', (found) => typeof found === 'boolean');

/** Accepts a text of a certain form. */
export function textLike(allowed: string, pattern: RegExp): Check {
  return value(allowed, (found) => typeof found === 'string' && pattern.test(found));
}

/** Accepts one of a few texts. */
export function oneOf(allowed: readonly string[]): Check {
  return value(`one of ${allowed.join(', ')}`, (found) => typeof found === 'string' && allowed.includes(found));
}

/** Accepts a list whose entries pass a check. */
export function listOf(check: Check): Check {
  return (found, at, inspection) => {
    if (!Array.isArray(found)) addFault(inspection, at, inWords(found), 'a list');
    else found.forEach((entry, index) => check(entry, below(at, index), inspection));
  };
}

/** Accepts an object whose names have a form, and whose values pass a check. */
export function mapOf(check: Check, names = /^/): Check {
  return (found, at, inspection) => {
    if (!isRecord(found)) {
      addFault(inspection, at, inWords(found), 'an object');
      return;
    }
    for (const [name, entry] of Object.entries(found)) {
      if (!names.test(name))
        addFault(
          inspection,
          below(at, name),
          `the name ${inWords(name)}`,
          'names of letters, digits, ".", "-" and "_"',
        );
      check(entry, below(at, name), inspection);
    }
  };
}

/** Accepts an object of certain fields, besides extensions, whose names begin with `x-`. */
export function objectOf(required: Record<string, Check>, optional: Record<string, Check>): Check {
  const fields = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return (found, at, inspection) => {
    if (!isRecord(found)) {
      addFault(inspection, at, inWords(found), 'an object');
      return;
    }
    for (const [name, check] of Object.entries(required))
      if (!Object.hasOwn(found, name)) check(undefined, below(at, name), inspection);
    for (const [name, entry] of Object.entries(found)) {
      const check = fields.get(name);
      if (check) check(entry, below(at, name), inspection);
      else if (!name.startsWith('x-'))
        addFault(
          inspection,
          below(at, name),
          `the field ${inWords(name)}`,
          `${[...fields.keys()].join(', ')}, or a name that begins with x-`,
        );
    }
  };
}
