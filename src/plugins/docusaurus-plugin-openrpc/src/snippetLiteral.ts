// What ends a script element, is read as a line's end or turns the direction of what follows: written as an escape.
const TREACHEROUS = /<(?=[/!])|[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A value as JSON that stays harmless in a page's source and reads as it will be sent. */
export function jsonLiteral(value: unknown): string {
  return JSON.stringify(value).replace(TREACHEROUS, escaped);
}

/** A text in single quotes for JavaScript; double quotes if that avoids escapes. */
export function scriptText(text: string): string {
  const quoted = jsonLiteral(text);
  if (text.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** A name as a key in an object literal; the one that would set the prototype is computed instead. */
function scriptKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptText(name);
}

const WIDTH = 80;

interface Brackets {
  open: string;
  close: string;
}

const LIST: Brackets = {open: '[', close: ']'};
const OBJECT: Brackets = {open: '{', close: '}'};

/** Entries on one line where they fit, else one a line. */
function bracketed(entries: string[], {open, close}: Brackets, indent: string, inner: string): string {
  const flat = `${open}${entries.join(', ')}${close}`;
  if (entries.length === 0 || (flat.length + indent.length <= WIDTH && !flat.includes('\n'))) return flat;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/** A JSON value as JavaScript source. */
export function scriptLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return scriptText(value);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => scriptLiteral(entry, inner));
    return bracketed(entries, LIST, indent, inner);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, entry]) => `${scriptKey(name)}: ${scriptLiteral(entry, inner)}`);
    return bracketed(entries, OBJECT, indent, inner);
  }
  return jsonLiteral(value);
}

/** A JSON value as Python source. */
export function pythonLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    const entries = value.map((entry) => pythonLiteral(entry, inner));
    return bracketed(entries, LIST, indent, inner);
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${jsonLiteral(name)}: ${pythonLiteral(entry, inner)}`,
    );
    return bracketed(entries, OBJECT, indent, inner);
  }
  return jsonLiteral(value);
}

/** A text that a POSIX shell reads literally. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** An address that a POSIX shell reads literally, with what is treacherous in a page percent-encoded. */
export function shellAddress(address: string): string {
  return shellText(address.replace(TREACHEROUS, encodeURIComponent));
}
