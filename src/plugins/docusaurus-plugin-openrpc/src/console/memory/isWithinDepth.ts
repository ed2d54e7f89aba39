/**
 * Whether lists and objects in a value nest at most so deep, so that what walks through it does not run out of stack.
 */
export function isWithinDepth(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= limit; depth++) {
    const nested = level.filter((entry) => typeof entry === 'object' && entry !== null);
    if (nested.length === 0) return true;
    level = nested.flatMap((entry): unknown[] => Object.values(entry));
  }
  return false;
}
