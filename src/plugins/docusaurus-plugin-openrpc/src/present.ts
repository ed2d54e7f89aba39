/** Leaves out the fields that have no value, so that plain data stays plain. */
export function present<T extends object>(fields: T): T {
  // The same fields without the undefined ones: each of those is optional in T.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
