import {existsSync, readFileSync} from 'node:fs';
import {parse as parseYaml} from 'yaml';
import type {Fence} from '../../src/markdown/samples/fence';

const PATH = /(?:^|\s)((?:src|i18n|tests|openrpc|samples|docs)\/[\w./-]*\w)/;
const TOML_LINE =
  /^(?:\[{1,2}[\w."-]+\]{1,2}|(?<key>[\w."-]+)\s*=\s*(?:"[^"]*"|'[^']*'|\[.*\]|\{.*\}|true|false|[+-]?\d[\d_.:TZ-]*))\s*(?:#.*)?$/;

/** The names of an object's fields, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** The keys of a text of lines that TOML has; undefined if one of them is none. */
function tomlKeys(text: string): string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const read = lines.map((line) => TOML_LINE.exec(line));
  return lines.length > 0 && read.every(Boolean) ? read.flatMap((match) => match?.groups?.key ?? []) : undefined;
}

const READERS: Readonly<Record<string, (text: string) => string[] | undefined>> = {
  json: (text) => keysOf(JSON.parse(text)),
  yaml: (text) => keysOf(parseYaml(text)),
  yml: (text) => keysOf(parseYaml(text)),
  toml: tomlKeys,
};

/** The keys of a fence of data that parses; undefined for other languages, and for what has gaps. */
function keysOfFence({language, text}: Fence): string[] | undefined {
  try {
    return READERS[language ?? '']?.(text);
  } catch {
    return undefined;
  }
}

/**
 * Why untested data that parses should be a sample: its reason must name the file of the portal whose fields it shows,
 * and that file must have them all.
 */
export function dataFault(fence: Fence, reason: string): string | undefined {
  const keys = keysOfFence(fence);
  if (keys === undefined) return undefined;
  const file = PATH.exec(reason)?.[1];
  if (file === undefined)
    return 'it parses; put it into a sample, or name in its reason the file of the portal whose fields it shows';
  if (!existsSync(file)) return `its reason names ${file}, which does not exist`;
  const text = readFileSync(file, 'utf8');
  const missing = keys.filter(
    (key) => !new RegExp(`(?<![\\w-])${key.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text),
  );
  return missing.length === 0 ? undefined : `its reason names ${file}, which has no ${missing.join(', ')}`;
}
