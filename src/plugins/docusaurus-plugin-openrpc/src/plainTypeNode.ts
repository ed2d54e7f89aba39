import {SCHEMA_TYPES, type JsonSchema, type SchemaObject, type SchemaType} from './openRpc';
import {present} from './present';
import type {TypeNode, TypeProperty} from './reference';

/** Reads a schema that is inside another. */
export type ReadSchema = (schema: JsonSchema) => TypeNode;

const SIGNS: [SchemaType, (keyof SchemaObject)[]][] = [
  ['object', ['properties', 'required', 'additionalProperties']],
  ['array', ['items', 'minItems', 'maxItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']],
];

function typesOf(schema: SchemaObject): SchemaType[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const sign = SIGNS.find(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined));
  return sign ? [sign[0]] : [];
}

function numberNode(schema: SchemaObject, integer: boolean): TypeNode {
  // Except for whole numbers, an excluded limit cannot be given as the lowest or highest value.
  const lowest = integer && schema.exclusiveMinimum !== undefined ? Math.floor(schema.exclusiveMinimum) + 1 : undefined;
  const highest = integer && schema.exclusiveMaximum !== undefined ? Math.ceil(schema.exclusiveMaximum) - 1 : undefined;
  return present({kind: 'number', integer, minimum: schema.minimum ?? lowest, maximum: schema.maximum ?? highest});
}

function listNode({items, additionalItems, minItems, maxItems}: SchemaObject, read: ReadSchema): TypeNode {
  if (!Array.isArray(items)) return present({kind: 'array', items: read(items ?? true), minItems, maxItems});
  return present({kind: 'tuple', items: items.map(read), rest: additionalItems ? read(additionalItems) : undefined});
}

function objectNode({properties = {}, required = [], additionalProperties}: SchemaObject, read: ReadSchema): TypeNode {
  const listed = Object.entries(properties).map(([name, type]): TypeProperty => ({
    name,
    required: required.includes(name),
    type: read(type),
  }));
  const unlisted = required
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name): TypeProperty => ({name, required: true, type: {kind: 'any'}}));
  const additional = typeof additionalProperties === 'object' ? read(additionalProperties) : undefined;
  return present({
    kind: 'object',
    properties: [...listed, ...unlisted],
    additional,
    closed: additionalProperties === false,
  });
}

function nodeOfType(type: SchemaType, schema: SchemaObject, read: ReadSchema): TypeNode {
  switch (type) {
    case 'string':
      return present({
        kind: 'string',
        format: schema.format,
        pattern: schema.pattern,
        minLength: schema.minLength,
        maxLength: schema.maxLength,
      });
    case 'number':
    case 'integer':
      return numberNode(schema, type === 'integer');
    case 'array':
      return listNode(schema, read);
    case 'object':
      return objectNode(schema, read);
    default:
      return {kind: type};
  }
}

/** What a schema's own keywords say, without `$ref`, allOf, anyOf and oneOf. */
export function plainTypeNode(schema: SchemaObject, read: ReadSchema): TypeNode {
  if (schema.enum) return {kind: 'enum', values: schema.enum};
  if ('const' in schema) return {kind: 'enum', values: [schema.const]};
  const types = typesOf(schema);
  const [only] = types;
  if (only === undefined || types.length === SCHEMA_TYPES.length) return {kind: 'any'};
  if (types.length === 1) return nodeOfType(only, schema, read);
  return {kind: 'union', options: types.map((type) => nodeOfType(type, schema, read)), exclusive: true};
}
