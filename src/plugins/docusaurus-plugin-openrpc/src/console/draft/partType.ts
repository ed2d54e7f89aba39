import type {TypeNode} from '../../reference';
import type {TypeOf} from './kinds';
import type {ResolvedType} from './resolveType';

const ANY: TypeNode = {kind: 'any'};

/** The type of an entry of a list; anything goes if the type doesn't define it. */
export function itemType(node: ResolvedType, index: number): TypeNode {
  if (node.kind === 'array') return node.items;
  return node.kind === 'tuple' ? (node.items[index] ?? node.rest ?? ANY) : ANY;
}

/** The type of a field that an object type does not list. */
export function otherType({additional = ANY}: TypeOf<'object'>): TypeNode {
  return additional;
}

/** The type of a field by its name; anything goes in a value that isn't an object. */
export function fieldType(node: ResolvedType, name: string): TypeNode {
  if (node.kind !== 'object') return ANY;
  return node.properties.find((property) => property.name === name)?.type ?? otherType(node);
}

/** The type of an alternative by its place; a unit of the whole belongs to each of them. */
export function optionType(node: ResolvedType, index: number): TypeNode {
  if (node.kind !== 'union') return ANY;
  const option = node.options[index] ?? ANY;
  return node.unit === undefined || option.unit !== undefined ? option : {...option, unit: node.unit};
}
