/** A height at which the node begins to apply a rule, in the configuration's own kinds. */
export interface Transition {
  field: string;
  kind: 'epoch' | 'block';
  height: number;
}

/** The default of a configuration key, written as a number or as a constant of the crate of parameters. */
function defaultOf(key: string, keys: string, constants: Readonly<Record<string, number>>): number | undefined {
  const written = new RegExp(`\\(${key},\\s*\\([^()]*(?:<[^()]*>)?\\),\\s*(?:Some\\()?([\\w:]+)`).exec(keys)?.[1];
  if (written === undefined || ['None', 'u64::MAX'].includes(written)) return undefined;
  const value = constants[written] ?? Number(written.replaceAll('_', ''));
  if (Number.isNaN(value))
    throw new Error(`the default of ${key} is ${written}, which is neither a number nor a known constant`);
  return value;
}

/**
 * Reads which heights the node gives each rule by default: `code` is the body of the function that sets them, `keys`
 * the table of configuration keys. Keys are read in the order in which the code reads them; the first one with a
 * default decides.
 */
export function readTransitions(code: string, keys: string, constants: Readonly<Record<string, number>>): Transition[] {
  const kindOf = (target: string): Transition['kind'] => (target === 'heights' ? 'epoch' : 'block');
  const heightOf = (expression: string): number | undefined =>
    [...expression.matchAll(/raw_conf\s*\.\s*(\w+)/g)]
      .map(([, key = '']) => defaultOf(key, keys, constants))
      .find((height) => height !== undefined) ??
    Object.entries(constants).find(([name]) => expression.includes(name))?.[1];
  const groups = [
    ...code.matchAll(/set_conf!\(([\s\S]*?);\s*params\.transition_(heights|numbers) => \{([^}]*)\}/g),
  ].flatMap(([, expression = '', target = '', fields = '']) =>
    fields.split(',').map((field) => ({field: field.trim(), kind: kindOf(target), height: heightOf(expression)})),
  );
  const single = [...code.matchAll(/params\.transition_(heights|numbers)\.(\w+)\s*=([^;]*(?:\{[^}]*\}[^;]*)*);/g)].map(
    ([, target = '', field = '', expression = '']) => ({field, kind: kindOf(target), height: heightOf(expression)}),
  );
  return [...groups, ...single].flatMap(({field, kind, height}) =>
    height === undefined ? [] : [{field, kind, height}],
  );
}
