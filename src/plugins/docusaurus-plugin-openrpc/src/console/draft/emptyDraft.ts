import type {TypeNode} from '../../reference';
import type {Draft, ValueContext} from '../model';
import {resolveType, type ResolvedType} from './resolveType';
import {toDraft} from './toDraft';

/** A list starts with the entries that it needs, up to as many as a form can bear. */
const MAX_ITEMS = 32;

function emptyPlace(node: ResolvedType, context: ValueContext, open: readonly string[]): Draft {
  const inside = (type: TypeNode, required = true): Draft => startingDraft(type, required, context, open);
  switch (node.kind) {
    case 'string':
    case 'number':
      return {kind: 'text', text: ''};
    case 'boolean':
      return {kind: 'pick', value: false};
    case 'null':
      return {kind: 'pick', value: null};
    case 'enum':
      return {kind: 'pick', value: node.values[0] ?? null};
    case 'array':
      return {
        kind: 'list',
        items: Array.from({length: Math.min(node.minItems ?? 0, MAX_ITEMS)}, () => inside(node.items)),
      };
    case 'tuple':
      return {kind: 'list', items: node.items.map((item) => inside(item))};
    case 'object':
      return {
        kind: 'fields',
        fields: Object.fromEntries(node.properties.map(({name, type, required}) => [name, inside(type, required)])),
        others: [],
      };
    case 'union':
      return {kind: 'option', index: 0, drafts: node.options.slice(0, 1).map((option) => inside(option))};
    case 'any':
      return {kind: 'json', text: ''};
  }
}

/**
 * `open` are the names being filled: one of them inside itself would go on without end, and is left to be written as
 * JSON.
 */
function startingDraft(type: TypeNode, required: boolean, context: ValueContext, open: readonly string[]): Draft {
  if (!required) return {kind: 'off'};
  if (type.default !== undefined) return toDraft(type, type.default, context);
  if (type.kind !== 'named') return emptyPlace(type, context, open);
  if (open.includes(type.name)) return {kind: 'json', text: ''};
  return startingDraft(resolveType(type, context), true, context, [...open, type.name]);
}

/** The draft of a place that no one has filled: off where it is optional, its default where it has one. */
export function emptyDraft(type: TypeNode, required: boolean, context: ValueContext): Draft {
  return startingDraft(type, required, context, []);
}
