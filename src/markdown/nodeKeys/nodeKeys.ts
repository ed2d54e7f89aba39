import type {Words} from '../../config/words';
import type {NodeKey} from './nodeKey';
import keysFile from './keys.json';
import meaningsFile from './meanings.json';

const CAUTIONS = ['open', 'secret'] as const;
type Caution = (typeof CAUTIONS)[number];

/** What a key does, in English, and the part of the reference page that it belongs to. */
export interface KeyMeaning {
  group: string;
  meaning: string;
  /** `open`: it lets others reach methods or data of the node; `secret`: it holds or guards a key or a password. */
  caution?: Caution;
}

/** What is written about a key, checked; throws on a caution that there is no sentence for. */
export function parseMeaning(
  key: string,
  {caution, ...meaning}: Omit<KeyMeaning, 'caution'> & {caution?: string},
): KeyMeaning {
  const known = CAUTIONS.find((one) => one === caution);
  if (known !== caution) {
    throw new Error(
      `src/markdown/nodeKeys/meanings.json: ${key} has the caution "${caution ?? ''}"; there are ${CAUTIONS.join(', ')}`,
    );
  }
  return {...meaning, ...(known && {caution: known})};
}

// Written by npm run data -- node-keys; the tests compare both files key by key.
const keys: readonly NodeKey[] = keysFile;
const meanings = new Map(Object.entries(meaningsFile).map(([key, written]) => [key, parseMeaning(key, written)]));

/** What each key does, by its name. */
export const MEANINGS: Words<Readonly<Record<string, string>>> = {
  name: 'nodeKeyMeanings',
  source: 'src/markdown/nodeKeys/meanings.json',
  english: Object.fromEntries([...meanings].map(([key, {meaning}]) => [key, meaning])),
};

/** Keys of one group with their meanings, in the order in which the meanings are written. */
export function keysOfGroup(group: string): readonly (NodeKey & KeyMeaning)[] {
  return [...meanings].flatMap(([name, meaning]) => {
    const key = keys.find((candidate) => candidate.key === name);
    return key && meaning.group === group ? [{...key, ...meaning}] : [];
  });
}

/** The groups, in the order of the reference page. */
export const KEY_GROUPS: readonly string[] = [...new Set([...meanings.values()].map(({group}) => group))];

/** A default as one writes it in the configuration file. */
export function toToml({default: value, type}: Pick<NodeKey, 'default' | 'type'>): string | undefined {
  if (value === null) return undefined;
  return typeof value === 'string' && type === 'string' ? JSON.stringify(value) : String(value);
}
