import type {KeyValue, NodeKey} from '../../src/markdown/nodeKeys/nodeKey';
import {parseKeys, type WrittenKey} from './parseKeys';
import {resolveDefault, type ConstantCode} from './resolveDefault';

/** A release and its table of keys. */
export interface Release {
  tag: string;
  source: string;
}

/** Rust's types in words of a configuration file. */
function toTypeName({type, parsed}: WrittenKey): string {
  const inner = /^Option\s*<\s*(.*?)\s*>$/.exec(type)?.[1] ?? type;
  if (parsed || inner === 'String' || inner === 'H256' || inner === 'U256') return 'string';
  if (inner === 'bool') return 'boolean';
  return inner === 'f64' ? 'number' : inner;
}

/** One release's line of a key. */
interface KeyLine {
  tag: string;
  written: WrittenKey;
}

/** The lines of a key whose default is not that of the line before. */
function laterDefaults(
  [first, ...rest]: readonly KeyLine[],
  defaultOf: (line: KeyLine) => KeyValue,
): NonNullable<NodeKey['later']> {
  let known = first && defaultOf(first);
  return rest.flatMap((line) => {
    const value = defaultOf(line);
    if (value === known) return [];
    known = value;
    return [{since: line.tag, default: value}];
  });
}

/**
 * Every key that a release had, oldest release first. The default is that of the release shown; for a key that went
 * before it, of its last release; for one that came after it, of its first.
 */
export function buildKeys(
  releases: readonly Release[],
  shown: string,
  constantOf: (tag: string) => ConstantCode,
): NodeKey[] {
  const tables = releases.map(({tag, source}) => ({
    tag,
    keys: new Map(parseKeys(source).map((written) => [written.key, written])),
  }));
  const tags = releases.map(({tag}) => tag);
  const names = new Set(tables.flatMap(({keys}) => [...keys.keys()]));
  const defaultOf = ({tag, written}: KeyLine): KeyValue => resolveDefault(written.default, constantOf(tag));
  return [...names].sort().map((key) => {
    const lines = tables.flatMap(({tag, keys}): KeyLine[] => {
      const written = keys.get(key);
      return written ? [{tag, written}] : [];
    });
    const upToShown = lines.filter(({tag}) => tags.indexOf(tag) <= tags.indexOf(shown));
    const from = Math.max(0, upToShown.length - 1);
    const [line, last] = [lines[from], lines.at(-1)];
    if (!line || !last) throw new Error(`${key} is in no release.`);
    const removed = tags[tags.indexOf(last.tag) + 1];
    const later = laterDefaults(lines.slice(from), defaultOf);
    return {
      key,
      type: toTypeName(line.written),
      default: defaultOf(line),
      ...(later.length > 0 && {later}),
      parsed: line.written.parsed,
      since: lines[0]?.tag ?? '',
      ...(removed !== undefined && {removed}),
    };
  });
}
