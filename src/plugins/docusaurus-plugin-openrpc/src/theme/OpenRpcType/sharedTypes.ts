import type {RpcMethod, TypeNode} from '../../reference';
import {isShared} from './hasParts';

/** The types that a type is made of, itself first. */
function partsOf(type: TypeNode): TypeNode[] {
  switch (type.kind) {
    case 'object':
      return [type, ...type.properties.flatMap((property) => partsOf(property.type)), ...(type.additional ? partsOf(type.additional) : [])];
    case 'array':
      return [type, ...partsOf(type.items)];
    case 'tuple':
      return [type, ...type.items.flatMap(partsOf), ...(type.rest ? partsOf(type.rest) : [])];
    case 'union':
      return [type, ...type.options.flatMap(partsOf)];
    default:
      return [type];
  }
}

/**
 * The shared types that a method's parameters, result and messages use, each once, in the order in which a reader meets them,
 * with the words of the shared schema and not those of one place.
 */
export function sharedTypes({params, result, notifications = [], types}: RpcMethod): TypeNode[] {
  const roots = [...params.map(({type}) => type), ...(result ? [result.type] : []), ...notifications.map(({type}) => type), ...Object.values(types)];
  const met = new Map<string, TypeNode>();
  for (const type of roots.flatMap(partsOf)) {
    if (!isShared(type)) continue;
    const known = met.get(type.title);
    // What was written beside a reference belongs to that place; any other use has the schema's own words.
    if (!known || (known.local && !type.local)) met.set(type.title, type);
  }
  return [...met.values()];
}
