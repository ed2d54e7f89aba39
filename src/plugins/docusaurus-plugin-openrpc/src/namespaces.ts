import {isRecord, resolve} from './jsonPointer';
import {present} from './present';

/** The methods of one namespace, each as the object that the document has for it. */
export interface MethodGroup {
  name: string;
  description?: string;
  methods: {name: string; value: Record<string, unknown>}[];
}

function textIn(value: Record<string, unknown>, field: string): string | undefined {
  const text = value[field];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function recordAt(root: unknown, value: unknown): Record<string, unknown> | undefined {
  const target = resolve(root, {pointer: '', value})?.value;
  return isRecord(target) ? target : undefined;
}

/**
 * The tag of a method's namespace: its first; without tags, the part of the name before the first underscore or dot.
 */
function tagOf(root: unknown, name: string, {tags}: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(tags) ? tags[0] : undefined;
  return recordAt(root, first) ?? {name: name.split(/[_.]/)[0]};
}

/** Orders names as readers look for them, whatever the case of their letters. */
const byName = (a: {name: string}, b: {name: string}): number =>
  a.name.localeCompare(b.name, 'en', {sensitivity: 'base'});

/**
 * The namespaces of a document in the order of components/tags, then of their first method, each with its methods from
 * A to Z; those without a method are left out. Accepts any JSON, and leaves out anything without a name: faults are reported
 * elsewhere.
 */
export function toMethodGroups(root: unknown): MethodGroup[] {
  if (!isRecord(root)) return [];
  const groups = new Map<string, MethodGroup>();
  const open = (tag: Record<string, unknown>): MethodGroup | undefined => {
    const name = textIn(tag, 'name');
    if (name === undefined) return undefined;
    const group =
      groups.get(name) ??
      present({name, description: textIn(tag, 'description') ?? textIn(tag, 'summary'), methods: []});
    groups.set(name, group);
    return group;
  };
  const tags = isRecord(root.components) ? root.components.tags : undefined;
  for (const tag of isRecord(tags) ? Object.values(tags) : []) if (isRecord(tag)) open(tag);
  for (const entry of Array.isArray(root.methods) ? root.methods : []) {
    const value = recordAt(root, entry) ?? {};
    const name = textIn(value, 'name');
    if (name !== undefined) open(tagOf(root, name, value))?.methods.push({name, value});
  }
  return [...groups.values()]
    .filter(({methods}) => methods.length > 0)
    .map((group) => ({...group, methods: group.methods.toSorted(byName)}));
}
