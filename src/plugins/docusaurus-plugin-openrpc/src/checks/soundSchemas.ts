import {isRecord, lookUp} from '../jsonPointer';
import type {Inspection} from './check';

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isRecord(value) && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

/**
 * Returns whether a schema, with all that it refers to, is free of the faults found so far: only then can it judge a
 * value.
 */
export function soundSchemas({root, faults}: Inspection): (schemaAt: string) => boolean {
  const faulty = faults.map(({pointer}) => pointer);
  const known = new Map<string, boolean>();
  const reach = (pointer: string, value: unknown, passed: Set<string>): boolean => {
    if (passed.has(pointer)) return true;
    passed.add(pointer);
    if (faulty.some((place) => place === pointer || place.startsWith(`${pointer}/`))) return false;
    return referencesIn(value).every((ref) => {
      const target = lookUp(root, ref);
      return target !== undefined && reach(target.pointer, target.value, passed);
    });
  };
  return (schemaAt) => {
    const place = lookUp(root, `#${encodeURI(schemaAt)}`);
    const sound = known.get(schemaAt) ?? (place !== undefined && reach(schemaAt, place.value, new Set()));
    known.set(schemaAt, sound);
    return sound;
  };
}
