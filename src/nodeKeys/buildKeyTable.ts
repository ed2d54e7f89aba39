import type {NodeKey} from './buildKeys';
import {keysOfGroup, toToml, type KeyMeaning} from './nodeKeys';
import {KEY_TEXTS, type Language} from './texts';

/** A node of Markdown, with what it becomes in HTML where that is not what Markdown has for it. */
export interface KeyNode {
  type: string;
  value?: string;
  align?: null[];
  data?: {hName: string; hProperties: Record<string, string>};
  children?: KeyNode[];
}

const text = (value: string): KeyNode => ({type: 'text', value});
const code = (value: string): KeyNode => ({type: 'inlineCode', value});
const cell = (...children: KeyNode[]): KeyNode => ({type: 'tableCell', children});

/** Words whose parts between backticks are code. */
const marked = (words: string): KeyNode[] =>
  words
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({value}) => value !== '');

function meaningOf(entry: KeyMeaning, language: Language): KeyNode[] {
  const {caution} = entry;
  const warning: KeyNode[] = caution ? [{type: 'strong', children: [text(KEY_TEXTS[language][caution])]}, text(' ')] : [];
  return [...warning, ...marked(entry[language])];
}

/** A default, then the others that later releases have. */
function defaultsOf({type, default: value, later = []}: NodeKey, language: Language): KeyNode[] {
  const written = (one: NodeKey['default']): KeyNode => {
    const toml = toToml({type, default: one});
    return toml === undefined ? text('–') : code(toml);
  };
  const others = later.flatMap(({since, default: other}) => [text(KEY_TEXTS[language].from(since)), written(other)]);
  return [written(value), ...others];
}

function rowOf(entry: NodeKey & KeyMeaning, language: Language): KeyNode {
  const name: KeyNode = {...cell(code(entry.key)), data: {hName: 'th', hProperties: {scope: 'row', id: `key-${entry.key}`}}};
  const releases = `${entry.since}–${entry.removed ?? ''}`;
  const cells = [name, cell(...meaningOf(entry, language)), cell(...defaultsOf(entry, language)), cell(code(entry.type)), cell(text(releases))];
  return {type: 'tableRow', children: cells};
}

/** A Markdown table of one group of configuration keys: what each does, its default, its type and the releases that have it. */
export function buildKeyTable(group: string, language: Language): KeyNode {
  const head = KEY_TEXTS[language].head.map((words) => cell(text(words)));
  const rows = keysOfGroup(group).map((entry) => rowOf(entry, language));
  return {type: 'table', align: head.map(() => null), children: [{type: 'tableRow', children: head}, ...rows]};
}
