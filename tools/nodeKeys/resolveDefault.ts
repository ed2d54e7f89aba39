import type {KeyValue} from '../../src/markdown/nodeKeys/nodeKey';

/** Gives the code behind a constant's name. */
export type ConstantCode = (name: string) => string | undefined;

/** Words of the node's code for words of its configuration file. */
const WORDS: Readonly<Record<string, string>> = {
  'ApiSet::Safe': 'safe',
  'RpcModuleSelection::Evm': 'evm',
  'RpcModuleSelection::Standard': 'standard',
  'LevelFilter::Info': 'info',
  'vec![ProvideExtraSnapshotSyncConfig::StableCheckpoint]': 'checkpoint',
};

const lastName = (path: string): string => path.split('::').at(-1) ?? path;

function toNumber(code: string, constant: ConstantCode): number {
  const plain = code.trim().replace(/\s+as\s+\w+$/, '');
  if (/^\(.*\)$/s.test(plain)) return toNumber(plain.slice(1, -1), constant);
  const factors = plain.split('*');
  if (factors.length > 1) return factors.reduce((product, factor) => product * toNumber(factor, constant), 1);
  const [left, right] = plain.split(/\/(.*)/);
  if (left !== undefined && right !== undefined) return toNumber(left, constant) / toNumber(right, constant);
  const digits = plain.replace(/_/g, '').replace(/(?:[ui]\d+|usize|f64)$/, '');
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits);
  const behind = constant(lastName(plain));
  if (behind === undefined) throw new Error(`"${plain}" is neither a number nor a constant that is known`);
  return toNumber(behind, constant);
}

/** The value behind a piece of code that sets a default; throws if it cannot tell. */
export function resolveDefault(code: string, constant: ConstantCode): KeyValue {
  const inner = /^Some\((.*)\)$/s.exec(code)?.[1] ?? code;
  // The largest number stands for never, and no configuration file can hold it.
  if (inner === 'None' || inner === 'u64::MAX') return null;
  if (inner === 'true' || inner === 'false') return inner === 'true';
  const word = WORDS[inner];
  if (word !== undefined) return word;
  const text = /^(?:U256::from_str\()?"(.*)"(?:\.to_string\(\)|\.into\(\)|\)\.unwrap\(\))?$/.exec(inner)?.[1];
  return text ?? toNumber(inner, constant);
}
