import {isDeepStrictEqual} from 'node:util';
import {present} from './present';
import type {TypeFacts, TypeNode, TypeProperty} from './reference';

type Kind<K extends TypeNode['kind']> = Extract<TypeNode, {kind: K}>;

/** The facts of both, the later one's first; a merged type no longer has a shared one's name. */
function mergedFacts(first: TypeNode, second: TypeNode): TypeFacts {
  const {label, description, deprecated, examples, unit, transactionTypes} = {...first, ...second};
  const {default: fallback} = 'default' in second ? second : first;
  return present({label, description, deprecated, default: fallback, examples, unit, transactionTypes});
}

function smaller(first?: number, second?: number): number | undefined {
  return first === undefined || second === undefined ? (first ?? second) : Math.min(first, second);
}

function larger(first?: number, second?: number): number | undefined {
  return first === undefined || second === undefined ? (first ?? second) : Math.max(first, second);
}

function mergeProperties(first: TypeProperty[], second: TypeProperty[]): TypeProperty[] {
  const kept = first.map((property) => {
    const other = second.find(({name}) => name === property.name);
    return other
      ? {
          name: property.name,
          required: property.required || other.required,
          type: mergeTypes(property.type, other.type),
        }
      : property;
  });
  return [...kept, ...second.filter(({name}) => first.every((property) => property.name !== name))];
}

function mergeObjects(first: Kind<'object'>, second: Kind<'object'>): TypeNode {
  const additional =
    first.additional && second.additional
      ? mergeTypes(first.additional, second.additional)
      : (first.additional ?? second.additional);
  return {
    kind: 'object',
    properties: mergeProperties(first.properties, second.properties),
    additional,
    closed: first.closed || second.closed,
  };
}

function mergeStrings(first: Kind<'string'>, second: Kind<'string'>): TypeNode {
  return {
    kind: 'string',
    format: second.format ?? first.format,
    pattern: second.pattern ?? first.pattern,
    minLength: larger(first.minLength, second.minLength),
    maxLength: smaller(first.maxLength, second.maxLength),
  };
}

function mergeNumbers(first: Kind<'number'>, second: Kind<'number'>): TypeNode {
  return {
    kind: 'number',
    integer: first.integer || second.integer,
    minimum: larger(first.minimum, second.minimum),
    maximum: smaller(first.maximum, second.maximum),
  };
}

function mergeArrays(first: Kind<'array'>, second: Kind<'array'>): TypeNode {
  return {
    kind: 'array',
    items: mergeTypes(first.items, second.items),
    minItems: larger(first.minItems, second.minItems),
    maxItems: smaller(first.maxItems, second.maxItems),
  };
}

function mergedKind(first: TypeNode, second: TypeNode): TypeNode {
  if (first.kind === 'union')
    return {
      kind: 'union',
      exclusive: first.exclusive,
      options: first.options.map((option) => mergeTypes(option, second)),
    };
  if (second.kind === 'union')
    return {
      kind: 'union',
      exclusive: second.exclusive,
      options: second.options.map((option) => mergeTypes(first, option)),
    };
  if (first.kind === 'object' && second.kind === 'object') return mergeObjects(first, second);
  if (first.kind === 'string' && second.kind === 'string') return mergeStrings(first, second);
  if (first.kind === 'number' && second.kind === 'number') return mergeNumbers(first, second);
  if (first.kind === 'array' && second.kind === 'array') return mergeArrays(first, second);
  if (first.kind === 'enum' && second.kind === 'enum') {
    return {
      kind: 'enum',
      values: first.values.filter((value) => second.values.some((other) => isDeepStrictEqual(value, other))),
    };
  }
  // A list of values says more than its type does; no other pair of kinds has a value in common.
  return second.kind === 'enum' ? second : first;
}

function saysNothing(node: TypeNode): boolean {
  return node.kind === 'any' && Object.keys(node).length === 1;
}

/** The type of the values that both types allow. */
export function mergeTypes(first: TypeNode, second: TypeNode): TypeNode {
  if (saysNothing(first)) return second;
  if (saysNothing(second)) return first;
  const kind = first.kind === 'any' ? second : second.kind === 'any' ? first : mergedKind(first, second);
  const {title: _title, local: _local, ...bare} = kind;
  return present({...bare, ...mergedFacts(first, second)});
}
