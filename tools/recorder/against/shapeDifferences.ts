import {isRecord} from '../orderPair';

/** A JSON Schema of the documents. */
export type Schema = Record<string, unknown>;

/** Keys that are values themselves: hashes, addresses and numbers, by which a map is looked up. */
const MAP_KEY = /^(0x|net\d|NET\d|\d|AddressWithSpace)/;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
};

/** Lists the places below `at` where the shape of an answer differs from a schema. */
export type CompareShape = (schema: unknown, value: unknown, at: string) => string[];

function isSchema(value: unknown): value is Schema {
  return isRecord(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function compareFields(schema: Schema, value: Record<string, unknown>, at: string, compare: CompareShape): string[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const missing = listOf(schema.required).flatMap((name) =>
    String(name) in value ? [] : `missing ${at}/${String(name)}`,
  );
  const found = Object.entries(value).flatMap(([name, inner]) => {
    if (name in properties) return compare(properties[name], inner, `${at}/${name}`);
    if (isSchema(schema.additionalProperties))
      return compare(schema.additionalProperties, inner, `${at}/${MAP_KEY.test(name) ? '{}' : name}`);
    return schema.additionalProperties === false ? `added ${at}/${name}` : [];
  });
  return [...missing, ...found];
}

function compareItems({items}: Schema, values: readonly unknown[], at: string, compare: CompareShape): string[] {
  return values.flatMap((value, index) => compare(Array.isArray(items) ? items[index] : items, value, `${at}/*`));
}

/** The alternative that fits best: of those of the value's kind, the first with the fewest differences. */
function compareAlternatives(
  alternatives: readonly unknown[],
  value: unknown,
  at: string,
  compare: CompareShape,
): string[] {
  const all = alternatives.map((alternative) => compare(alternative, value, at));
  const isOther = (differences: readonly string[]): number => Number(differences.includes(`retyped ${at}`));
  return all.toSorted((one, other) => isOther(one) - isOther(other) || one.length - other.length)[0] ?? [];
}

function compareConditions(schema: Schema, value: unknown, at: string, compare: CompareShape): string[] {
  if (!isSchema(schema.if)) return [];
  const branch = compare(schema.if, value, at).length === 0 ? schema.then : schema.else;
  return branch === undefined ? [] : compare(branch, value, at);
}

/** Whether a value is of the kind that a schema names: its type, one of its values, its pattern. */
function isOfKind({type, enum: values, const: only, pattern}: Schema, value: unknown): boolean {
  const types = typeof type === 'string' ? [type] : listOf(type);
  if (types.length > 0 && !types.some((name) => TYPES[String(name)]?.(value))) return false;
  if (Array.isArray(values) && !values.includes(value)) return false;
  if (only !== undefined && only !== value) return false;
  return typeof pattern !== 'string' || typeof value !== 'string' || new RegExp(pattern).test(value);
}

/**
 * Makes a function that lists the places where the shape of an answer differs from a schema: fields missing, added or
 * retyped, each place once, sorted.
 */
export function buildShapeComparison(schemas: Readonly<Record<string, unknown>>): CompareShape {
  const compare: CompareShape = (schema, value, at) => {
    if (!isSchema(schema)) return [];
    if (typeof schema.$ref === 'string') return compare(schemas[schema.$ref.split('/').at(-1) ?? ''], value, at);
    if (!isOfKind(schema, value)) return [`retyped ${at}`];
    return [
      ...(isRecord(value) ? compareFields(schema, value, at, compare) : []),
      ...(Array.isArray(value) ? compareItems(schema, value, at, compare) : []),
      ...[schema.oneOf, schema.anyOf].flatMap((alternatives) =>
        Array.isArray(alternatives) ? compareAlternatives(alternatives, value, at, compare) : [],
      ),
      ...compareConditions(schema, value, at, compare),
    ];
  };
  return (schema, value, at) => [...new Set(compare(schema, value, at))].toSorted();
}
