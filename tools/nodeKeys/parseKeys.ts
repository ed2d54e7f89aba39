/**
 * A key as one release writes it in its table of configuration keys; `parsed` if the node accepts only a string and
 * parses it itself.
 */
export interface WrittenKey {
  key: string;
  type: string;
  default: string;
  parsed: boolean;
}

const OPENING = '([{';
const CLOSING = ')]}';

const withoutComments = (code: string): string => code.replace(/^\s*\/\/.*$/gm, '').replace(/\s\/\/ .*$/gm, '');

/** Where the bracket that opens at a place is closed. */
function closingOf(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (letter === '"') at = code.indexOf('"', at + 1);
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is not closed: ${code.slice(from, from + 60)}`);
}

/** The parts between commas that are not in an inner bracket. */
function partsOf(code: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (letter === '"') at = code.indexOf('"', at + 1);
    else if (OPENING.includes(letter)) at = closingOf(code, at);
    else if (letter === ',') {
      parts.push(code.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, code.slice(from).trim()];
}

/** The bracketed groups of a piece of code that are not inside another group. */
function groupsOf(code: string, bracket: '(' | '{'): string[] {
  const groups: string[] = [];
  for (let at = code.indexOf(bracket); at >= 0; at = code.indexOf(bracket, at)) {
    const end = closingOf(code, at);
    groups.push(code.slice(at + 1, end));
    at = end;
  }
  return groups;
}

/** Every key of a release, read from the source that its node is built from. */
export function parseKeys(source: string): WrittenKey[] {
  const code = withoutComments(source);
  const start = code.indexOf('build_config! {');
  if (start < 0) throw new Error('There is no table build_config! in this source.');
  const [table = ''] = groupsOf(code.slice(start), '{');
  return groupsOf(table, '{').flatMap((block, index) =>
    groupsOf(block, '(').map((entry) => {
      const [key = '', type = '', value = ''] = partsOf(entry);
      return {key, type: type.replace(/^\(|\)$/g, ''), default: value, parsed: index === 1};
    }),
  );
}
