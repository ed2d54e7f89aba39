import type {Draft, ValueContext} from '../../../console/model';
import {changeOption, setOption, turnOn} from '../../../console/draft/edits';
import {emptyDraft} from '../../../console/draft/emptyDraft';
import {resolveType} from '../../../console/draft/resolveType';
import type {TypeNode} from '../../../reference';
import {unitedOption} from './choices';

/** What goes out for a field: the value that its editor shows, null in place of it, or nothing. */
export type Sent = 'value' | 'null' | 'off';

/** A field as its reader sees it: an editor for one type, beside which null or nothing can be chosen. */
export interface Slot {
  sent: Sent;
  canBeNull: boolean;
  /** The type behind names, without null. */
  type: TypeNode;
  /** What the editor shows, sent or not. */
  draft: Draft;
}

interface Nullable {
  union: TypeNode & {kind: 'union'};
  value: number;
  none: number;
}

/** A union of null and one type that is typed: those that are picked have null among their choices. */
function nullableOf(type: TypeNode, context: ValueContext): Nullable | undefined {
  if (type.kind !== 'union' || type.options.length !== 2) return undefined;
  const none = type.options.findIndex((option) => option.kind === 'null');
  const value = 1 - none;
  const picked = ['null', 'union', 'enum', 'boolean'];
  return none < 0 || picked.includes(resolveType(unitedOption(type, value), context).kind)
    ? undefined
    : {union: type, value, none};
}

/** How a field of a type shows a draft. */
export function toSlot(declared: TypeNode, draft: Draft, context: ValueContext): Slot {
  const type = resolveType(declared, context);
  const off = draft.kind === 'off';
  const full = turnOn(draft, type, context);
  const nullable = nullableOf(type, context);
  if (!nullable || full.kind !== 'option')
    return {sent: off ? 'off' : 'value', canBeNull: nullable !== undefined, type, draft: full};
  const valueType = unitedOption(nullable.union, nullable.value);
  const sent = full.index === nullable.none ? 'null' : 'value';
  const value = full.drafts[nullable.value] ?? emptyDraft(valueType, true, context);
  return {sent: off ? 'off' : sent, canBeNull: true, type: resolveType(valueType, context), draft: value};
}

/** The field's draft with another value in its editor; that value is then what is sent. */
export function withValue(declared: TypeNode, draft: Draft, value: Draft, context: ValueContext): Draft {
  const type = resolveType(declared, context);
  const nullable = nullableOf(type, context);
  if (!nullable) return value;
  const full = turnOn(draft, type, context);
  return setOption({kind: 'option', drafts: full.kind === 'option' ? full.drafts : [], index: nullable.value}, value);
}

/** The field's draft with null sent, or again the value in its editor; what was typed is kept. */
export function withNull(declared: TypeNode, draft: Draft, isNull: boolean, context: ValueContext): Draft {
  const type = resolveType(declared, context);
  const nullable = nullableOf(type, context);
  const full = turnOn(draft, type, context);
  if (!nullable) return full;
  const option = full.kind === 'option' ? full : {kind: 'option' as const, index: nullable.value, drafts: []};
  return changeOption(option, isNull ? nullable.none : nullable.value, nullable.union, context);
}
