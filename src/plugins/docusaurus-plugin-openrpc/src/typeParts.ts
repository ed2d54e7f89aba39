import type {TypeNode} from './reference';

/**
 * Whether a type is made of fields or places that a page lists below it; alternatives of plain types are named in its
 * label.
 */
export function hasParts(type: TypeNode): boolean {
  switch (type.kind) {
    case 'object':
      return type.properties.length > 0 || type.closed || type.additional !== undefined;
    case 'array':
      return hasParts(type.items);
    case 'union':
      return type.options.some(hasParts);
    case 'tuple':
      return true;
    default:
      return false;
  }
}

/** Whether a type is explained once, in the page's list of types: a shared one without parts. */
export function isShared(type: TypeNode): type is TypeNode & {title: string} {
  return type.title !== undefined && !hasParts(type);
}
