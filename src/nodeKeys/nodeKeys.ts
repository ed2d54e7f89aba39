import type {NodeKey} from './buildKeys';
import keysFile from './keys.json';
import meaningsFile from './meanings.json';

/** What a key does, in three languages, and the part of the reference page that it stands in. */
export interface KeyMeaning {
  group: string;
  /** `open`: it lets others reach methods or data of the node; `secret`: it holds or guards a key or a password. */
  caution?: 'open' | 'secret';
  en: string;
  zh: string;
  es: string;
}

// Written by npm run node-keys; the tests compare both files key by key.
const keys = keysFile as readonly NodeKey[];
const meanings = new Map(Object.entries(meaningsFile as Record<string, KeyMeaning>));

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
