/** Whether a value is the id of an endpoint by its form: no address passes, whatever it hides. */
export function isEndpointId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d][\w-]{0,31}$/i.test(value);
}
