/** The line of a page on which the field stands that a fault of its front matter names first; of a field that is missing, the nearest one around it. */
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
