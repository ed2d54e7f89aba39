import type {TypeNode} from '../../reference';
import type {Draft, ValueContext, ValuePath} from '../model';
import {emptyDraft} from './emptyDraft';
import type {DraftOf, TypeOf} from './kinds';

type Fields = DraftOf<'fields'>;
type List = DraftOf<'list'>;
type Option = DraftOf<'option'>;

/** The draft of a field, listed or other; plain data even under names such as `constructor`. */
export function fieldOf({fields, others}: Fields, name: string): Draft | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : others.find((other) => other.name === name)?.draft;
}

/** The object with another draft at a listed field. */
export function setField(draft: Fields, name: string, field: Draft): Fields {
  return {...draft, fields: {...draft.fields, [name]: field}};
}

/** The object with one more field of a name to be typed. */
export function addOther(draft: Fields, type: TypeOf<'object'>, context: ValueContext): Fields {
  return {
    ...draft,
    others: [...draft.others, {name: '', draft: emptyDraft(type.additional ?? {kind: 'any'}, true, context)}],
  };
}

/** The object with another name or draft at a field that its type does not list. */
export function setOther(draft: Fields, index: number, other: {name: string; draft: Draft}): Fields {
  return {...draft, others: draft.others.map((field, place) => (place === index ? other : field))};
}

/** The object without one of the fields that its type does not list. */
export function removeOther(draft: Fields, index: number): Fields {
  return {...draft, others: draft.others.toSpliced(index, 1)};
}

/** The list with another draft at a place; places before it that have none are off. */
export function setItem(draft: List, index: number, item: Draft): List {
  const items = Array.from(
    {length: Math.max(draft.items.length, index + 1)},
    (_, place): Draft => draft.items[place] ?? {kind: 'off'},
  );
  return {...draft, items: items.with(index, item)};
}

/** The list with an empty place at its end. */
export function addItem(draft: List, type: TypeOf<'array' | 'tuple'>, context: ValueContext): List {
  const index = type.kind === 'tuple' ? Math.max(draft.items.length, type.items.length) : draft.items.length;
  const item = type.kind === 'tuple' ? type.rest : type.items;
  return setItem(draft, index, emptyDraft(item ?? {kind: 'any'}, true, context));
}

/** The list without one of its places. */
export function removeItem(draft: List, index: number): List {
  return {...draft, items: draft.items.toSpliced(index, 1)};
}

/** The list with one of its places moved to the position of another; unchanged if either is outside. */
export function moveItem(draft: List, from: number, to: number): List {
  const item = draft.items[from];
  if (!item || !draft.items[to]) return draft;
  return {...draft, items: draft.items.toSpliced(from, 1).toSpliced(to, 0, item)};
}

/** The union with another draft at the alternative in use. */
export function setOption(draft: Option, option: Draft): Option {
  const drafts = Array.from(
    {length: Math.max(draft.drafts.length, draft.index + 1)},
    (_, index) => draft.drafts[index],
  );
  return {...draft, drafts: drafts.with(draft.index, option)};
}

/** The union at another of its alternatives, as that one was left; drafts of the others are kept. */
export function changeOption(draft: Option, index: number, type: TypeOf<'union'>, context: ValueContext): Option {
  const option = type.options[index];
  if (!option) return draft;
  return setOption({...draft, index}, draft.drafts[index] ?? emptyDraft(option, true, context));
}

/** An optional place that is sent again, with what was typed there before. */
export function turnOn(draft: Draft, type: TypeNode, context: ValueContext): Draft {
  return draft.kind === 'off' ? (draft.kept ?? emptyDraft(type, true, context)) : draft;
}

/** A place that is not sent, with what was typed kept. */
export function turnOff(draft: Draft): DraftOf<'off'> {
  return draft.kind === 'off' ? draft : {kind: 'off', kept: draft};
}

/** The draft at one step below another, through the alternatives in use. */
function below(draft: Draft | undefined, step: string | number): Draft | undefined {
  if (draft?.kind === 'option') return below(draft.drafts[draft.index], step);
  if (draft?.kind === 'list') return draft.items[Number(step)];
  return draft?.kind === 'fields' ? fieldOf(draft, String(step)) : undefined;
}

/** The draft at a path into the parameters, through the alternatives in use; undefined if there is none. */
export function draftAt(drafts: readonly Draft[], path: ValuePath): Draft | undefined {
  const [index, ...steps] = path;
  return steps.reduce(below, drafts[Number(index)]);
}

function withPart(draft: Draft, [step, ...steps]: ValuePath, part: Draft): Draft {
  if (step === undefined) return part;
  const inner = below(draft, step);
  if (draft.kind === 'option') {
    const option = draft.drafts[draft.index];
    return option ? setOption(draft, withPart(option, [step, ...steps], part)) : draft;
  }
  if (!inner) return draft;
  const changed = withPart(inner, steps, part);
  if (draft.kind === 'list') return setItem(draft, Number(step), changed);
  if (draft.kind !== 'fields') return draft;
  const name = String(step);
  if (Object.hasOwn(draft.fields, name)) return setField(draft, name, changed);
  return {...draft, others: draft.others.map((other) => (other.draft === inner ? {name, draft: changed} : other))};
}

/** The drafts with another one at a path into the parameters; unchanged where the path leads nowhere. */
export function setAt(drafts: readonly Draft[], path: ValuePath, draft: Draft): Draft[] {
  const [index, ...steps] = path;
  return drafts.map((parameter, place) => (place === index ? withPart(parameter, steps, draft) : parameter));
}
