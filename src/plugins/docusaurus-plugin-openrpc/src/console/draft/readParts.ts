import type {TypeNode} from '../../reference';
import type {Draft, DraftReading, Fault, ValueContext, ValuePath} from '../model';
import type {DraftOf, TypeOf} from './kinds';
import {itemType, otherType} from './partType';
import {faultAt, refuseCount} from './rules';

/** The place of a draft, and how those inside it are read. */
export interface Place {
  context: ValueContext;
  path: ValuePath;
  read: (type: TypeNode, draft: Draft, context: ValueContext, path: ValuePath) => DraftReading;
}

/** What a whole comes to whose parts have been read: its value, or the faults of all parts and its own. */
export function joined(
  parts: readonly DraftReading[],
  own: readonly Fault[],
  build: (values: unknown[]) => unknown,
): DraftReading {
  const faults = [...parts.flatMap((part) => (part.ok ? [] : part.faults)), ...own];
  return faults.length > 0
    ? {ok: false, faults}
    : {ok: true, value: build(parts.map((part) => (part.ok ? part.value : undefined)))};
}

/** Whether a fault says that the very value of a place is missing. */
function isMissing({path, code}: Fault, place: ValuePath): boolean {
  return code === 'required' && path.length === place.length;
}

/**
 * What a part comes to; a required one that is not sent is a fault, and so is one that is sent empty if it could be
 * left out.
 */
export function readPart(
  step: string | number,
  {type, required}: {type: TypeNode; required: boolean},
  draft: Draft | undefined,
  place: Place,
): DraftReading {
  const path = [...place.path, step];
  const reading: DraftReading = draft ? place.read(type, draft, place.context, path) : {ok: true, value: undefined};
  if (reading.ok)
    return reading.value === undefined && required ? {ok: false, faults: [{path, code: 'required'}]} : reading;
  return required
    ? reading
    : {ok: false, faults: reading.faults.map((fault) => (isMissing(fault, path) ? {...fault, code: 'empty'} : fault))};
}

/** What a list comes to; a tuple may end early. */
export function readList(type: TypeOf<'array' | 'tuple'>, {items}: DraftOf<'list'>, place: Place): DraftReading {
  const count = type.kind === 'tuple' ? items.findLastIndex(({kind}) => kind !== 'off') + 1 : items.length;
  const parts = items
    .slice(0, count)
    .map((item, index) => readPart(index, {type: itemType(type, index), required: true}, item, place));
  const refusal = refuseCount(
    type.kind === 'array' ? type : {maxItems: type.rest ? undefined : type.items.length},
    count,
  );
  return joined(parts, refusal ? [faultAt(place.path, refusal)] : [], (values) => values);
}

/** Names that are sent a second time, or that the type knows nothing of. */
function nameFaults({closed}: TypeOf<'object'>, names: string[], others: string[], path: ValuePath): Fault[] {
  const seen = new Set(names);
  return others.flatMap((name): Fault[] => {
    const code = seen.has(name) ? 'duplicate-field' : closed ? 'unknown-field' : undefined;
    seen.add(name);
    return code ? [{path: [...path, name], code, values: {found: name}}] : [];
  });
}

/** What an object comes to, in the order of its drafts; a field of each name is sent once. */
export function readFields(type: TypeOf<'object'>, {fields, others}: DraftOf<'fields'>, place: Place): DraftReading {
  const listed = new Map(type.properties.map((property) => [property.name, property]));
  const unlisted = {type: otherType(type), required: false};
  const known = Object.keys(fields).filter((name) => listed.has(name));
  const names = [...new Set([...known, ...listed.keys()])];
  const strays = Object.entries(fields).map(([name, draft]) => ({name, draft}));
  const sent = [...strays.filter(({name}) => !listed.has(name)), ...others].filter(({draft}) => draft.kind !== 'off');
  const parts = [
    ...names.map((name) =>
      readPart(name, listed.get(name) ?? unlisted, Object.hasOwn(fields, name) ? fields[name] : undefined, place),
    ),
    ...sent.map(({name, draft}) => readPart(name, unlisted, draft, place)),
  ];
  const sentNames = sent.map(({name}) => name);
  return joined(parts, nameFaults(type, names, sentNames, place.path), (values) => {
    const entries = [...names, ...sentNames].map((name, index): [string, unknown] => [name, values[index]]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  });
}
