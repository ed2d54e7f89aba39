/**
 * The line of a page with the field that a fault of its front matter mentions first; for a missing field, the nearest
 * one around it.
 */
export function lineOfFault(text: string, fault: string): number {
  const lines = text.split('\n');
  const fields = /^"([\w.[\]]+)"/.exec(fault)?.[1]?.split(/[.[]/) ?? [];
  let line = 0;
  for (const [depth, field] of fields.entries()) {
    const at = lines.findIndex((one, index) => index > line && one.startsWith(`${'  '.repeat(depth)}${field}:`));
    if (at < 0) break;
    line = at;
  }
  return line + 1;
}
