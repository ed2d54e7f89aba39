import type {TypeNode} from '../../reference';

/** A type in one line, as a reader of code writes it: string, integer, Block[], A | B. */
export function typeLabel(type: TypeNode): string {
  switch (type.kind) {
    case 'array':
      return `${type.items.kind === 'union' && !type.items.title ? `(${typeLabel(type.items)})` : typeLabel(type.items)}[]`;
    case 'tuple':
      return `[${type.items.map(typeLabel).join(', ')}]`;
    case 'union':
      return type.title ?? type.options.map(typeLabel).join(' | ');
    case 'enum':
      return type.title ?? type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'named':
      return type.name;
    case 'number':
      return type.title ?? (type.integer ? 'integer' : 'number');
    default:
      return type.title ?? type.kind;
  }
}
