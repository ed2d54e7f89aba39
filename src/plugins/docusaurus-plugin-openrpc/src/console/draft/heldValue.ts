import type {TypeNode} from '../../reference';
import type {Draft, ValueContext} from '../model';
import type {DraftOf} from './kinds';
import {parseJson} from './parseJson';
import {fieldType, itemType, optionType} from './partType';
import {readDraft} from './readDraft';
import {resolveType, type ResolvedType} from './resolveType';
import {readNumber} from './rules';

function heldFields(node: ResolvedType, {fields, others}: DraftOf<'fields'>, context: ValueContext): unknown {
  const drafts = [...Object.entries(fields), ...others.map(({name, draft}): [string, Draft] => [name, draft])];
  const held = drafts.map(([name, draft]) => [name, heldValue(fieldType(node, name), draft, context)]);
  return Object.fromEntries(held.filter(([, value]) => value !== undefined));
}

function heldItems(node: ResolvedType, {items}: DraftOf<'list'>, context: ValueContext): unknown {
  const count = items.findLastIndex(({kind}) => kind !== 'off') + 1;
  return items.slice(0, count).map((item, index) => heldValue(itemType(node, index), item, context) ?? null);
}

function heldText(node: ResolvedType, text: string): unknown {
  if (node.kind !== 'number') return text;
  // A number that would lose digits stays the text that it was typed as.
  const reading = readNumber(text, {kind: 'number', integer: false});
  if (reading.ok || String(Number(text)) === text) return Number(text);
  return text.trim() === '' ? undefined : text;
}

function heldJson(text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : parsed.code === 'required' ? undefined : text;
}

/**
 * What a draft holds, faulty or not, for a reader to see as JSON: its value where it has one, what was typed elsewhere.
 */
export function heldValue(type: TypeNode, draft: Draft, context: ValueContext): unknown {
  const reading = readDraft(type, draft, context);
  if (reading.ok) return reading.value;
  const node = resolveType(type, context);
  switch (draft.kind) {
    case 'off':
      return undefined;
    case 'text':
      return heldText(node, draft.text);
    case 'pick':
      return draft.value;
    case 'list':
      return heldItems(node, draft, context);
    case 'fields':
      return heldFields(node, draft, context);
    case 'option': {
      const option = draft.drafts[draft.index];
      return option && heldValue(optionType(node, draft.index), option, context);
    }
    case 'json':
      return heldJson(draft.text);
  }
}
