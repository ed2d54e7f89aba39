import type {TypeNode} from './reference';
import {isShared} from './typeParts';

/** The types that a type is made of, itself first. */
function partsOf(type: TypeNode): TypeNode[] {
  switch (type.kind) {
    case 'object':
      return [
        type,
        ...type.properties.flatMap((property) => partsOf(property.type)),
        ...(type.additional ? partsOf(type.additional) : []),
      ];
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
 * The names of the shared types without parts that the given types use, each once, in the order in which a reader meets
 * them.
 */
export function typesMet(roots: readonly TypeNode[]): string[] {
  const names = roots
    .flatMap(partsOf)
    .filter(isShared)
    .map(({title}) => title);
  return [...new Set(names)];
}
