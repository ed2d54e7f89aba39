import type {Language} from '../../config/locales';
import type {KeyRow, KeyTable} from '../../content/keyTable';
import {stretchesOf} from '../../content/stretches';
import type {NodeKey} from './nodeKey';
import {keysOfGroup, toToml, type KeyMeaning} from './nodeKeys';
import {KEY_TEXTS} from './texts';

/** A default, then the others that later releases have. */
function defaultsOf({type, default: value, later = []}: NodeKey, language: Language): string {
  const written = (one: NodeKey['default']): string => {
    const toml = toToml({type, default: one});
    return toml === undefined ? '–' : `\`${toml}\``;
  };
  return [written(value), ...later.map(({since, default: other}) => KEY_TEXTS[language].from(since) + written(other))].join('');
}

function rowOf(entry: NodeKey & KeyMeaning, language: Language): KeyRow {
  const {key, caution, type, since, removed} = entry;
  return {
    key,
    ...(caution && {caution: KEY_TEXTS[language][caution]}),
    meaning: entry[language],
    value: defaultsOf(entry, language),
    type,
    releases: `${since}–${removed ?? ''}`,
  };
}

const codesIn = (words: string): string[] => stretchesOf(words).flatMap(({text, isCode}) => (isCode ? [text] : []));

/** The table of one group of configuration keys: what each does, its default, its type and the releases that have it. `pageOf` gives the address of a method. */
export function buildKeyTable(group: string, language: Language, pageOf: (method: string) => string | undefined): KeyTable {
  const rows = keysOfGroup(group).map((entry) => rowOf(entry, language));
  const named = new Set(rows.flatMap(({meaning}) => codesIn(meaning)));
  const methods = Object.fromEntries([...named].flatMap((name) => (pageOf(name) === undefined ? [] : [[name, pageOf(name) ?? '']])));
  return {head: KEY_TEXTS[language].head, rows, methods};
}
