const ESCAPES: Record<string, string> = {n: '\n', t: '\t', r: '\r'};

/** What begins at a place, up to the end of its quotes: its text, and where the text goes on. */
type Part = [text: string, end: number];

function singleQuoted(text: string, start: number): Part {
  const end = text.indexOf("'", start);
  return end < 0 ? [text.slice(start), text.length] : [text.slice(start, end), end + 1];
}

/** Quotes in which a backslash changes the meaning of the next character: "…", or $'…' with the escapes of C. */
function escapedUntil(quote: string, text: string, start: number): Part {
  let found = '';
  let at = start;
  for (; at < text.length && text.charAt(at) !== quote; at++) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    const code = /^u([\da-f]{4})|^x([\da-f]{2})/i.exec(text.slice(at + 1, at + 6));
    if (sign !== '\\') found += sign;
    else if (quote === "'" && code) {
      found += String.fromCharCode(parseInt(code[1] ?? code[2] ?? '', 16));
      at += code[0].length;
    } else {
      if (quote === "'") found += ESCAPES[next] ?? next;
      else if ('"\\$`'.includes(next)) found += next;
      else if (next !== '\n') found += sign + next;
      at++;
    }
  }
  return [found, at + 1];
}

function partAt(text: string, at: number): Part {
  const sign = text.charAt(at);
  if (sign === "'") return singleQuoted(text, at + 1);
  if (sign === '"') return escapedUntil('"', text, at + 1);
  if (sign === '$' && text.charAt(at + 1) === "'") return escapedUntil("'", text, at + 2);
  return sign === '\\' ? [text.charAt(at + 1), at + 2] : [sign, at + 1];
}

/** The words of a command as a shell reads them; nothing in them is expanded. */
export function shellWords(command: string): string[] {
  // A command may go on in the next line, in the way of Unix or of Windows.
  const text = command.replace(/[\\^`]\r?\n/g, ' ');
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text.charAt(at))) {
      if (word !== undefined) words.push(word);
      word = undefined;
      at++;
      continue;
    }
    const [part, end] = partAt(text, at);
    word = (word ?? '') + part;
    at = end;
  }
  return word === undefined ? words : [...words, word];
}
