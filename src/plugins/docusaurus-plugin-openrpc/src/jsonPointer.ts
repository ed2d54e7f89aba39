/** A place in a document, and the value there. */
export interface Place {
  pointer: string;
  value: unknown;
}

/** Returns whether a value is an object with fields: neither a list nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer one step below another. */
export function below(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a pointer, unescaped. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** The target of a local `$ref`, one step on; undefined if nothing is there or it is not local. */
export function lookUp(root: unknown, ref: string): Place | undefined {
  const pointer = ref.startsWith('#') ? decoded(ref.slice(1)) : undefined;
  if (pointer === undefined || (pointer !== '' && !pointer.startsWith('/'))) return undefined;
  let value = root;
  for (const step of stepsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    // Own fields of lists and objects alike: the check above has made sure of both.
    value = (value as Record<string, unknown>)[step];
  }
  return {pointer, value};
}

/** Follows `$ref` to the end of its chain; undefined if the chain breaks or comes back to itself. */
export function resolve(root: unknown, start: Place): Place | undefined {
  const passed = new Set<string>();
  let place = start;
  while (isRecord(place.value) && '$ref' in place.value) {
    const {$ref} = place.value;
    const next = typeof $ref === 'string' ? lookUp(root, $ref) : undefined;
    if (!next || passed.has(next.pointer)) return undefined;
    passed.add(next.pointer);
    place = next;
  }
  return place;
}
