/** What was done to an answer. */
export type TamperingKind = 'removed' | 'added' | 'retyped';

/** An answer with one thing changed. */
export interface Tampering {
  kind: TamperingKind;
  /** The place of the change, with `*` for any place of a list and `{}` for any key of a map. */
  at: string;
  value: unknown;
}

/** Keys that are values themselves: hashes, addresses and numbers, by which a map is looked up. */
const MAP_KEY = /^(0x|net\d|NET\d|\d|AddressWithSpace)/;

type Rebuild = (part: unknown) => unknown;
type Add = (kind: TamperingKind, at: string, form: string, build: () => unknown) => void;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function below(at: string, key: string): string {
  return `${at}/${MAP_KEY.test(key) ? '{}' : key}`;
}

/** A value of another type; no document describes fractions and such texts where it describes anything else. */
function retype(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? 'retyped' : 0.5;
}

function tamperFields(fields: Record<string, unknown>, at: string, rebuild: Rebuild, add: Add): void {
  const entries = Object.entries(fields);
  const form = Object.keys(fields).toSorted().join();
  add('added', at, form, () => rebuild({...fields, tampered: true}));
  for (const [key, value] of entries) {
    if (!MAP_KEY.test(key))
      add('removed', below(at, key), form, () =>
        rebuild(Object.fromEntries(entries.filter(([other]) => other !== key))),
      );
    tamper(value, below(at, key), (part) => rebuild({...fields, [key]: part}), add);
  }
}

function tamper(value: unknown, at: string, rebuild: Rebuild, add: Add): void {
  add('retyped', at, typeof value, () => rebuild(retype(value)));
  if (Array.isArray(value))
    value.forEach((item, index) => tamper(item, `${at}/*`, (part) => rebuild(value.with(index, part)), add));
  else if (isRecord(value)) tamperFields(value, at, rebuild, add);
}

/**
 * Each field of an answer removed, one added to each object, and each value retyped; once for each form that an object
 * has at a place.
 */
export function tamperings(answer: unknown): Tampering[] {
  const made: Tampering[] = [];
  const seen = new Set<string>();
  tamper(
    answer,
    '',
    (part) => part,
    (kind, at, form, build) => {
      const key = `${kind} ${at} ${form}`;
      if (!seen.has(key)) made.push({kind, at, value: build()});
      seen.add(key);
    },
  );
  return made;
}

/** The places in an answer that hold an object, each with the fields of every object there. */
export function fieldsByPlace(
  value: unknown,
  at = '',
  places = new Map<string, Set<string>[]>(),
): Map<string, Set<string>[]> {
  if (Array.isArray(value)) value.forEach((item) => fieldsByPlace(item, `${at}/*`, places));
  if (!isRecord(value)) return places;
  places.set(at, [...(places.get(at) ?? []), new Set(Object.keys(value))]);
  for (const [key, inner] of Object.entries(value)) fieldsByPlace(inner, below(at, key), places);
  return places;
}
