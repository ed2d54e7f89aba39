import {lookUp, stepsOf} from './jsonPointer';
import {mergeTypes} from './mergeTypes';
import type {JsonSchema, SchemaObject} from './openRpc';
import {plainTypeNode} from './plainTypeNode';
import {present} from './present';
import type {TypeFacts, TypeNode} from './reference';

/** Reads the schemas of one method, and remembers which types are shared and which recursive. */
export interface TypeReader {
  read: (schema: JsonSchema) => TypeNode;
  /** The types that `named` nodes of everything read so far refer to. */
  namedTypes: () => Record<string, TypeNode>;
  /** A shared type that was met, in its schema's own words and not those of one place. */
  sharedType: (name: string) => TypeNode | undefined;
}

interface Reading {
  root: unknown;
  /** Shared schemas that are being read: to meet one again is a cycle. */
  open: readonly string[];
  recursive: Set<string>;
  shared: Map<string, TypeNode>;
}

/** A shared schema's name; undefined for a pointer to anywhere else. */
function sharedName(pointer: string): string | undefined {
  const [components, schemas, name, ...rest] = stepsOf(pointer);
  return components === 'components' && schemas === 'schemas' && rest.length === 0 ? name : undefined;
}

function factsOf(schema: SchemaObject): TypeFacts {
  return present({
    label: schema.title,
    description: schema.description,
    deprecated: schema.deprecated,
    default: schema.default,
    examples: schema.examples,
    unit: schema['x-unit'],
    transactionTypes: schema['x-transaction-types'],
  });
}

/** Adds the document's words and facts around a type; words about a shared type then belong to this place alone. */
function withFacts(node: TypeNode, facts: TypeFacts): TypeNode {
  const worded = facts.label !== undefined || facts.description !== undefined;
  const local = worded && (node.title !== undefined || node.kind === 'named') ? true : node.local;
  return present({...node, ...facts, local});
}

/** Gives a type its shared name; its own words are those of the shared schema. */
function withName(node: TypeNode, name: string | undefined): TypeNode {
  if (name === undefined) return node;
  const {local: _local, ...rest} = node;
  return present({...rest, title: name, label: node.label === name ? undefined : node.label});
}

/** The schema at the end of a `$ref`. */
function target(root: unknown, ref: string): {pointer: string; schema: JsonSchema} {
  const place = lookUp(root, ref);
  if (!place) throw new Error(`No schema at ${ref}`);
  // parseDocument has checked that each `$ref` of a schema ends at a schema.
  return {pointer: place.pointer, schema: place.value as JsonSchema};
}

function readShared(pointer: string, schema: JsonSchema, reading: Reading): TypeNode {
  const name = sharedName(pointer);
  const node = withName(readSchema(schema, {...reading, open: [...reading.open, pointer]}), name);
  if (name !== undefined) reading.shared.set(name, node);
  return node;
}

function readReference(schema: SchemaObject & {$ref: string}, reading: Reading, merging: boolean): TypeNode {
  const {pointer, schema: shared} = target(reading.root, schema.$ref);
  // A merge needs the fields themselves. That ends, since parseDocument refuses cycles of merges alone.
  if (!merging && reading.open.includes(pointer)) {
    reading.recursive.add(pointer);
    return withFacts({kind: 'named', name: sharedName(pointer) ?? pointer}, factsOf(schema));
  }
  return withFacts(readShared(pointer, shared, reading), factsOf(schema));
}

function unionOf(options: TypeNode[], exclusive: boolean): TypeNode {
  const [only] = options;
  return only && options.length === 1 ? only : {kind: 'union', options, exclusive};
}

function readSchema(schema: JsonSchema, reading: Reading, merging = false): TypeNode {
  if (typeof schema === 'boolean') return {kind: 'any'};
  const {$ref} = schema;
  if ($ref !== undefined) return readReference({...schema, $ref}, reading, merging);
  let node = plainTypeNode(schema, (inner) => readSchema(inner, reading));
  const merged =
    merging ||
    node.kind !== 'any' ||
    (schema.allOf?.length ?? 0) > 0 ||
    (schema.oneOf !== undefined && schema.anyOf !== undefined);
  for (const part of schema.allOf ?? []) node = mergeTypes(node, readSchema(part, reading, true));
  const optionsOf = (options: JsonSchema[]): TypeNode[] => options.map((option) => readSchema(option, reading, merged));
  if (schema.oneOf) node = mergeTypes(node, unionOf(optionsOf(schema.oneOf), true));
  if (schema.anyOf) node = mergeTypes(node, unionOf(optionsOf(schema.anyOf), false));
  return withFacts(node, factsOf(schema));
}

/** Makes the reader for one method's schemas in a document that has passed parseDocument. */
export function createTypeReader(root: unknown): TypeReader {
  const recursive = new Set<string>();
  const shared = new Map<string, TypeNode>();
  return {
    read: (schema) => readSchema(schema, {root, open: [], recursive, shared}),
    namedTypes() {
      // Reading one may meet further ones; the set hands those out in the same round.
      const named: [string, TypeNode][] = [];
      for (const pointer of recursive) {
        const {schema} = target(root, `#${pointer.split('/').map(encodeURIComponent).join('/')}`);
        named.push([sharedName(pointer) ?? pointer, readShared(pointer, schema, {root, open: [], recursive, shared})]);
      }
      return Object.fromEntries(named);
    },
    sharedType: (name) => shared.get(name),
  };
}
