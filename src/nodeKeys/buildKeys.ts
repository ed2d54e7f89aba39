import {parseKeys, type WrittenKey} from './parseKeys';
import {resolveDefault, type ConstantCode, type KeyValue} from './resolveDefault';

/** A configuration key of the node: what the reference page shows of it besides its meaning. */
export interface NodeKey {
  key: string;
  type: string;
  /** Without it the node takes this; null where it takes nothing. */
  default: KeyValue;
  /** The node takes a string only and reads the value out of it. */
  parsed: boolean;
  /** The first of the releases compared that has the key, and the first after it that has not. */
  since: string;
  removed?: string;
}

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

/** Every key that a release had, oldest release first, with the defaults of one of them; keys gone by then have the defaults of their last release. */
export function buildKeys(releases: readonly Release[], shown: string, constantOf: (tag: string) => ConstantCode): NodeKey[] {
  const tables = releases.map(({tag, source}) => ({tag, keys: new Map(parseKeys(source).map((written) => [written.key, written]))}));
  const names = new Set(tables.flatMap(({keys}) => [...keys.keys()]));
  return [...names].sort().map((key) => {
    const having = tables.filter(({keys}) => keys.has(key));
    const last = having.at(-1);
    const source = having.find(({tag}) => tag === shown) ?? last;
    const written = source?.keys.get(key);
    if (!written || !source || !last) throw new Error(`${key} is in no release.`);
    const removed = tables[tables.indexOf(last) + 1]?.tag;
    return {
      key,
      type: toTypeName(written),
      default: resolveDefault(written.default, constantOf(source.tag)),
      parsed: written.parsed,
      since: having[0]?.tag ?? '',
      ...(removed !== undefined && {removed}),
    };
  });
}
