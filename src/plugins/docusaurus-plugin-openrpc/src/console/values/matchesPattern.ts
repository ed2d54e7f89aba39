const compiled = new Map<string, RegExp | undefined>();

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Patterns from before the flag `u` may be broken only by it.
    }
  }
  return undefined;
}

/** Whether a text matches a schema's pattern; a pattern that is broken, or too much for the engine, takes any text. */
export function matchesPattern(text: string, pattern: string): boolean {
  const expression = compiled.has(pattern) ? compiled.get(pattern) : compile(pattern);
  compiled.set(pattern, expression);
  try {
    return expression?.test(text) ?? true;
  } catch {
    // On texts of megabytes the engine can run out of its own stack.
    return true;
  }
}
