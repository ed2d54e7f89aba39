const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},:]/gs;

/**
 * A name that an object in a text of JSON has twice, of which readers take the last without a word; undefined if there
 * is none.
 */
export function duplicateName(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    if (token === '{' || token === ',') isName = open.at(-1) !== undefined;
    else if (isName && token.startsWith('"')) {
      const name = JSON.parse(token) as string;
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
      isName = false;
    }
  }
  return undefined;
}
