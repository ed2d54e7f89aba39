import type {Language} from '../../config/locales';
import {fillIn, wordsIn} from '../../config/words';
import type {KeyRow, KeyTable} from '../../content/keyTable';
import {stretchesOf} from '../../content/stretches';
import type {NodeKey} from './nodeKey';
import {keysOfGroup, MEANINGS, toToml, type KeyMeaning} from './nodeKeys';
import {KEY_WORDS} from './keyWords';

/** A default, then the others that later releases have. */
function defaultsOf({type, default: value, later = []}: NodeKey, language: Language): string {
  const written = (one: NodeKey['default']): string => {
    const toml = toToml({type, default: one});
    return toml === undefined ? '–' : `\`${toml}\``;
  };
  const {from} = wordsIn(KEY_WORDS, language);
  return [
    written(value),
    ...later.map(({since, default: other}) => fillIn(from, {release: since}) + written(other)),
  ].join('');
}

function rowOf(entry: NodeKey & KeyMeaning, language: Language): KeyRow {
  const {key, caution, type, since, removed} = entry;
  return {
    key,
    ...(caution && {caution: wordsIn(KEY_WORDS, language)[caution]}),
    meaning: wordsIn(MEANINGS, language)[key] ?? entry.meaning,
    value: defaultsOf(entry, language),
    type,
    releases: `${since}–${removed ?? ''}`,
  };
}

const codesIn = (words: string): string[] => stretchesOf(words).flatMap(({text, isCode}) => (isCode ? [text] : []));

/**
 * The table of one group of configuration keys: what each does, its default, its type and the releases that have it.
 * `pageOf` gives the address of a method.
 */
export function buildKeyTable(
  group: string,
  language: Language,
  pageOf: (method: string) => string | undefined,
): KeyTable {
  const rows = keysOfGroup(group).map((entry) => rowOf(entry, language));
  const named = new Set(rows.flatMap(({meaning}) => codesIn(meaning)));
  const methods = Object.fromEntries(
    [...named].flatMap((name) => (pageOf(name) === undefined ? [] : [[name, pageOf(name) ?? '']])),
  );
  const words = wordsIn(KEY_WORDS, language);
  const head = [
    words['head.key'],
    words['head.meaning'],
    words['head.value'],
    words['head.type'],
    words['head.releases'],
  ];
  return {head, rows, methods};
}
