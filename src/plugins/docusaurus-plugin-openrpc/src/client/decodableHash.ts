/** Well-formed escapes grouped as UTF-8 groups them, or a percent sign by itself. */
const ESCAPES =
  /%(?:[0-7][\da-f]|[c-d][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[\da-f](?:%[89ab][\da-f]){3})?/gi;

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same hash in a form that decodeURIComponent takes: each percent sign that escapes nothing is escaped itself;
 * unchanged where it decodes as it is.
 */
export function decodableHash(hash: string): string {
  return hash.replace(ESCAPES, (part) => (part.length > 1 && decodes(part) ? part : part.replaceAll('%', '%25')));
}
