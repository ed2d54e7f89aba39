import type {TypeNode} from '../../reference';
import type {ValueContext} from '../model';
import {formatOf, type ValueFormat} from './format';
import {matchesPattern} from './matchesPattern';

type Types = ValueContext['types'];
type Union = TypeNode & {kind: 'union'};

/** How far down, how many items of a list, and how long a text is looked at. */
const DEPTH = 3;
const ITEMS = 5;
const MAX_TEXT = 10_000;

/** Distinguishes texts of a format from others, if the schema has no pattern. */
const SHAPES: Record<ValueFormat, RegExp> = {
  quantity: /^0x[0-9a-f]{1,64}$/i,
  data: /^0x/i,
  hash: /^0x[0-9a-f]{64}$/i,
  'hex-address': /^0x[0-9a-f]{40}$/i,
  'base32-address': /^[a-z0-9]+:/i,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFits(type: TypeNode & {kind: 'string'}, text: string): boolean {
  const format = formatOf(type);
  if (text.length > MAX_TEXT) return format === undefined || format === 'data';
  return type.pattern === undefined ? !format || SHAPES[format].test(text) : matchesPattern(text, type.pattern);
}

function fieldsFit(
  type: TypeNode & {kind: 'object'},
  value: Record<string, unknown>,
  types: Types,
  depth: number,
): boolean {
  const {properties, closed} = type;
  if (closed) {
    const known = new Set(properties.map(({name}) => name));
    if (Object.keys(value).some((key) => !known.has(key))) return false;
  }
  return properties.every((property) =>
    Object.hasOwn(value, property.name)
      ? fits(property.type, value[property.name], types, depth - 1)
      : !property.required,
  );
}

function fits(type: TypeNode, value: unknown, types: Types, depth: number): boolean {
  if (depth < 0) return true;
  switch (type.kind) {
    case 'any':
      return true;
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && (!type.integer || Number.isInteger(value));
    case 'string':
      return typeof value === 'string' && textFits(type, value);
    case 'enum':
      return type.values.includes(value);
    case 'array':
      return Array.isArray(value) && value.slice(0, ITEMS).every((item) => fits(type.items, item, types, depth - 1));
    case 'tuple':
      return (
        Array.isArray(value) &&
        type.items.slice(0, value.length).every((item, index) => fits(item, value[index], types, depth - 1))
      );
    case 'object':
      return isRecord(value) && fieldsFit(type, value, types, depth);
    case 'union':
      return fittingOption(type, value, types, depth - 1) !== undefined;
    case 'named':
      return !Object.hasOwn(types, type.name) || fits(types[type.name] ?? {kind: 'any'}, value, types, depth - 1);
  }
}

/**
 * The index of the first alternative that a value could be of, judged by its first few levels; undefined if it is of
 * none.
 */
export function fittingOption({options}: Union, value: unknown, types: Types, depth = DEPTH): number | undefined {
  const index = options.findIndex((option) => fits(option, value, types, depth));
  return index === -1 ? undefined : index;
}
