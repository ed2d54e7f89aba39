import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../openRpc';
import type {TypeNode} from '../reference';
import {createTypeReader} from '../toTypeNode';

function typeOf(schema: JsonSchema, schemas: Record<string, JsonSchema> = {}): TypeNode {
  return createTypeReader({components: {schemas}}).read(schema);
}

const shared = (name: string): JsonSchema => ({$ref: `#/components/schemas/${name}`});

describe('a schema of one kind', () => {
  it.each<[JsonSchema, TypeNode]>([
    [true, {kind: 'any'}],
    [{}, {kind: 'any'}],
    [{type: 'boolean'}, {kind: 'boolean'}],
    [{type: 'null'}, {kind: 'null'}],
    [
      {type: 'string', pattern: '^a', minLength: 1, maxLength: 2, format: 'uri'},
      {kind: 'string', pattern: '^a', minLength: 1, maxLength: 2, format: 'uri'},
    ],
    [{pattern: '^a'}, {kind: 'string', pattern: '^a'}],
    [
      {type: 'integer', minimum: 0, exclusiveMaximum: 10},
      {kind: 'number', integer: true, minimum: 0, maximum: 9},
    ],
    [
      {type: 'number', maximum: 0.5},
      {kind: 'number', integer: false, maximum: 0.5},
    ],
    [{enum: [false, 0, '', null]}, {kind: 'enum', values: [false, 0, '', null]}],
    [{const: null}, {kind: 'enum', values: [null]}],
    [{type: 'array'}, {kind: 'array', items: {kind: 'any'}}],
    [
      {items: {type: 'string'}, minItems: 0, maxItems: 4},
      {kind: 'array', items: {kind: 'string'}, minItems: 0, maxItems: 4},
    ],
    [
      {type: 'array', items: [{type: 'string'}, {type: 'null'}], additionalItems: {type: 'boolean'}},
      {kind: 'tuple', items: [{kind: 'string'}, {kind: 'null'}], rest: {kind: 'boolean'}},
    ],
    [
      {type: 'array', items: [{type: 'string'}], additionalItems: false},
      {kind: 'tuple', items: [{kind: 'string'}]},
    ],
  ])('reads %j', (schema, expected) => {
    expect(typeOf(schema)).toEqual(expected);
  });

  it('reads objects: required, closed, and fields that only required names', () => {
    expect(
      typeOf({properties: {a: {type: 'string'}, b: true}, required: ['a', 'c'], additionalProperties: false}),
    ).toEqual({
      kind: 'object',
      closed: true,
      properties: [
        {name: 'a', required: true, type: {kind: 'string'}},
        {name: 'b', required: false, type: {kind: 'any'}},
        {name: 'c', required: true, type: {kind: 'any'}},
      ],
    });
    const map: TypeNode = {kind: 'object', closed: false, properties: [], additional: {kind: 'boolean'}};
    expect(typeOf({type: 'object', additionalProperties: {type: 'boolean'}})).toEqual(map);
  });

  it('keeps facts, also those that are false or null', () => {
    expect(
      typeOf({title: 'T', description: 'D', deprecated: false, default: null, examples: [0], 'x-unit': 'drip'}),
    ).toEqual({
      kind: 'any',
      label: 'T',
      description: 'D',
      deprecated: false,
      default: null,
      examples: [0],
      unit: 'drip',
    });
  });
});

describe('alternatives', () => {
  it('reads a list of types, oneOf and anyOf', () => {
    expect(typeOf({type: ['string', 'null'], minLength: 1})).toEqual({
      kind: 'union',
      exclusive: true,
      options: [{kind: 'string', minLength: 1}, {kind: 'null'}],
    });
    expect(typeOf({oneOf: [{type: 'string'}, {type: 'null'}]})).toEqual({
      kind: 'union',
      exclusive: true,
      options: [{kind: 'string'}, {kind: 'null'}],
    });
    expect(typeOf({anyOf: [{type: 'string'}, {type: 'null'}]})).toMatchObject({kind: 'union', exclusive: false});
    expect(typeOf({oneOf: [{type: 'string'}], description: 'D'})).toEqual({kind: 'string', description: 'D'});
  });

  it('gives each option what stands beside them', () => {
    const type = typeOf({properties: {a: true}, oneOf: [{required: ['a']}, {properties: {b: {type: 'null'}}}]});
    expect(type).toMatchObject({
      kind: 'union',
      options: [
        {kind: 'object', properties: [{name: 'a', required: true}]},
        {
          kind: 'object',
          properties: [
            {name: 'a', required: false},
            {name: 'b', type: {kind: 'null'}},
          ],
        },
      ],
    });
  });
});

describe('allOf', () => {
  it('merges objects, with the fields of both', () => {
    const type = typeOf(
      {
        description: 'Both.',
        allOf: [
          {$ref: '#/components/schemas/A'},
          {properties: {a: {minLength: 2}, b: {type: 'null'}}, required: ['a'], additionalProperties: false},
        ],
      },
      {A: {title: 'First', properties: {a: {type: 'string', description: 'Of A.'}}}},
    );
    expect(type).toEqual({
      kind: 'object',
      label: 'First',
      description: 'Both.',
      closed: true,
      properties: [
        {name: 'a', required: true, type: {kind: 'string', minLength: 2, description: 'Of A.'}},
        {name: 'b', required: false, type: {kind: 'null'}},
      ],
    });
  });

  it('merges limits, lists and values', () => {
    expect(
      typeOf({
        allOf: [
          {type: 'number', minimum: 1, maximum: 9},
          {type: 'integer', minimum: 0, maximum: 5},
        ],
      }),
    ).toEqual({kind: 'number', integer: true, minimum: 1, maximum: 5});
    expect(
      typeOf({
        allOf: [
          {type: 'string', minLength: 1},
          {maxLength: 3, format: 'uri'},
        ],
      }),
    ).toEqual({kind: 'string', minLength: 1, maxLength: 3, format: 'uri'});
    expect(typeOf({allOf: [{items: {type: 'string'}}, {type: 'array', maxItems: 3}]})).toEqual({
      kind: 'array',
      items: {kind: 'string'},
      maxItems: 3,
    });
    expect(typeOf({allOf: [{enum: ['a', {b: 1}, 'c']}, {enum: [{b: 1}, 'c']}]})).toEqual({
      kind: 'enum',
      values: [{b: 1}, 'c'],
    });
    expect(typeOf({allOf: [{type: 'string'}, {enum: ['a']}]})).toEqual({kind: 'enum', values: ['a']});
  });

  it('keeps the name of a shared type that nothing is added to', () => {
    const type = typeOf({description: 'Here.', allOf: [shared('A')]}, {A: {type: 'string', description: 'There.'}});
    expect(type).toEqual({kind: 'string', title: 'A', description: 'Here.', local: true});
  });
});

describe('shared types', () => {
  it('carry their name, and words of the place where they stand', () => {
    const schemas: Record<string, JsonSchema> = {
      Quantity: {title: 'Quantity', description: 'Hex.', type: 'string'},
      Gas: {...(shared('Quantity') as object), description: 'Gas.'},
    };
    expect(typeOf(shared('Quantity'), schemas)).toEqual({kind: 'string', title: 'Quantity', description: 'Hex.'});
    expect(
      typeOf({$ref: '#/components/schemas/Quantity', description: 'Of this place.', default: '0x0'}, schemas),
    ).toEqual({
      kind: 'string',
      title: 'Quantity',
      description: 'Of this place.',
      default: '0x0',
      local: true,
    });
    expect(typeOf(shared('Gas'), schemas)).toEqual({kind: 'string', title: 'Gas', description: 'Gas.'});
  });
});

describe('recursion', () => {
  const schemas: Record<string, JsonSchema> = {
    Tree: {type: 'object', properties: {children: {type: 'array', items: shared('Tree')}}},
    Even: {type: 'object', properties: {next: shared('Odd')}},
    Odd: {allOf: [shared('Even'), {properties: {last: {type: 'boolean'}}}]},
  };

  it('becomes a named node with an entry among the types', () => {
    const reader = createTypeReader({components: {schemas}});
    const tree: TypeNode = {
      kind: 'object',
      title: 'Tree',
      closed: false,
      properties: [{name: 'children', required: false, type: {kind: 'array', items: {kind: 'named', name: 'Tree'}}}],
    };
    expect(reader.read(shared('Tree'))).toEqual(tree);
    expect(reader.namedTypes()).toEqual({Tree: tree});
  });

  it('ends where types refer to each other through allOf, and gives each its fields', () => {
    const reader = createTypeReader({components: {schemas}});
    reader.read(shared('Even'));
    expect(reader.namedTypes()).toMatchObject({
      Odd: {kind: 'object', properties: [{name: 'next', type: {kind: 'named', name: 'Odd'}}, {name: 'last'}]},
    });
  });

  it('has an entry for each named node, also of a schema that stands elsewhere', () => {
    const root = {methods: [{result: {schema: {type: 'array', items: {$ref: '#/methods/0/result/schema'}}}}]};
    const reader = createTypeReader(root);
    const list: TypeNode = {kind: 'array', items: {kind: 'named', name: '/methods/0/result/schema'}};
    expect(reader.read({$ref: '#/methods/0/result/schema'})).toEqual(list);
    expect(reader.namedTypes()).toEqual({'/methods/0/result/schema': list});
  });
});
