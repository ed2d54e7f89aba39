/** What is copied of a value: a text as it is, anything else as JSON. */
export function copyText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
