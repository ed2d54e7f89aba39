import type {TypeNode} from '../../reference';
import type {Draft, ValueContext} from '../model';
import {heldValue} from './heldValue';
import type {DraftOf} from './kinds';
import {itemType, optionType, otherType} from './partType';
import {readDraft} from './readDraft';
import {resolveType, type ResolvedType} from './resolveType';
import {sameJson} from './sameJson';

/** What belongs at a place: a parameter, a field, an entry. */
interface Slot {
  type: TypeNode;
  required: boolean;
}

/** Returns whether two drafts come to the same, though not written alike. */
function sameMeaning({type, required}: Slot, previous: Draft, next: Draft, context: ValueContext): boolean {
  const held = heldValue(type, previous, context);
  if (!sameJson(held, heldValue(type, next, context))) return false;
  // Nothing filled in and nothing sent are the same only if a value is missed either way.
  if (held === undefined) return required || previous.kind === 'off';
  // Broken JSON is shown as a text, but stays broken until that is changed.
  if (previous.kind === 'json' && next.kind === 'json') return true;
  return readDraft(type, previous, context).ok === readDraft(type, next, context).ok;
}

function fieldSlot(node: ResolvedType, name: string): Slot {
  if (node.kind !== 'object') return {type: {kind: 'any'}, required: false};
  return node.properties.find((property) => property.name === name) ?? {type: otherType(node), required: false};
}

function keepFields(
  node: ResolvedType,
  previous: DraftOf<'fields'>,
  next: DraftOf<'fields'>,
  context: ValueContext,
): Draft {
  const kept = (name: string, before: Draft | undefined, after: Draft): Draft =>
    keepTyped(fieldSlot(node, name), before, after, context);
  const fields = Object.entries(next.fields).map(([name, draft]): [string, Draft] => [
    name,
    kept(name, Object.hasOwn(previous.fields, name) ? previous.fields[name] : undefined, draft),
  ]);
  const others = next.others.map(({name, draft}) => ({
    name,
    draft: kept(name, previous.others.find((other) => other.name === name)?.draft, draft),
  }));
  return {kind: 'fields', fields: Object.fromEntries(fields), others};
}

function keepOptions(
  node: ResolvedType,
  previous: DraftOf<'option'>,
  next: DraftOf<'option'>,
  context: ValueContext,
): Draft {
  const {index} = next;
  const drafts = Array.from({length: Math.max(previous.drafts.length, next.drafts.length)}, (_, place) => {
    const option = next.drafts[place];
    if (!option || place !== index) return previous.drafts[place];
    return keepTyped({type: optionType(node, place), required: true}, previous.drafts[place], option, context);
  });
  return {kind: 'option', index, drafts};
}

/**
 * A draft made from a new value, with the previous one's wherever that comes to the same:
 * so an amount stays in the unit it was typed in, and what was switched off or left for another alternative is kept.
 */
export function keepTyped(slot: Slot, previous: Draft | undefined, next: Draft, context: ValueContext): Draft {
  if (!previous) return next;
  if (sameMeaning(slot, previous, next, context)) return previous;
  if (previous.kind === 'off') return next.kind === 'off' ? previous : keepTyped(slot, previous.kept, next, context);
  if (next.kind === 'off') return {kind: 'off', kept: previous};
  const node = resolveType(slot.type, context);
  if (previous.kind === 'fields' && next.kind === 'fields') return keepFields(node, previous, next, context);
  if (previous.kind === 'option' && next.kind === 'option') return keepOptions(node, previous, next, context);
  if (previous.kind !== 'list' || next.kind !== 'list') return next;
  const items = next.items.map((item, index) =>
    keepTyped({type: itemType(node, index), required: true}, previous.items[index], item, context),
  );
  return {kind: 'list', items};
}
