import {describe, expect, it} from 'vitest';
import {schemaValidator} from '../../checks/schemaValidator';
import type {JsonSchema} from '../../openRpc';

const schemas: Record<string, object> = {
  Hash: {type: 'string', pattern: '^0x[0-9a-f]{4}$'},
  Transaction: {
    type: 'object',
    properties: {hash: {$ref: '#/Hash'}, gas: {type: 'string'}},
    required: ['hash', 'gas'],
    additionalProperties: false,
  },
  Transactions: {
    oneOf: [
      {type: 'array', items: {$ref: '#/Hash'}},
      {type: 'array', items: {$ref: '#/Transaction'}},
    ],
  },
  Block: {
    type: 'object',
    properties: {hash: {$ref: '#/Hash'}, transactions: {$ref: '#/Transactions'}},
    required: ['hash'],
    additionalProperties: false,
  },
  Tag: {oneOf: [{enum: ['latest', 'earliest']}, {type: 'string', pattern: '^0x[0-9a-f]+$'}]},
  Call: {
    type: 'object',
    properties: {kind: {const: 'call'}, to: {type: 'string'}, input: {type: 'string'}},
    required: ['kind', 'to'],
  },
  Create: {
    type: 'object',
    properties: {kind: {const: 'create'}, init: {type: 'string'}},
    required: ['kind', 'init'],
    additionalProperties: false,
  },
  Trace: {anyOf: [{$ref: '#/Call'}, {$ref: '#/Create'}]},
};

/** What a reader sees, as lines of place and rule. */
function told(schema: JsonSchema, value: unknown): string[] {
  const breaches = schemaValidator({...schemas, schema})('/schema', value);
  return (breaches ?? []).map(({pointer, rule}) => `${pointer} ${rule}`);
}

const nullable = (name: string): JsonSchema => ({oneOf: [{$ref: `#/${name}`}, {type: 'null'}]});
const ref = (name: string): JsonSchema => ({$ref: `#/${name}`});

describe('breaches of alternatives', () => {
  it('are those of the only alternative that is of the value’s type', () => {
    expect(told(nullable('Block'), {})).toEqual([" must have required property 'hash'"]);
    expect(told(nullable('Hash'), '0x')).toEqual([' must match pattern "^0x[0-9a-f]{4}$"']);
  });

  it('are one line where the value is of no such type', () => {
    expect(told(nullable('Block'), 7)).toEqual([
      ' must match exactly one alternative: must be object; or must be null',
    ]);
    expect(told({anyOf: [{type: 'string'}, {type: 'string', maxLength: 3}]}, 7)).toEqual([' must be string']);
  });

  it('name all forms where the value has none of them', () => {
    expect(told(ref('Tag'), 'last')).toEqual([
      ' must match exactly one alternative: must be equal to one of the allowed values: ["latest","earliest"]; or must match pattern "^0x[0-9a-f]+$"',
    ]);
    expect(told({oneOf: [ref('Tag'), ref('Block'), {type: 'null'}]}, 'last')).toHaveLength(1);
  });

  it('are those of the alternative that a telling field means', () => {
    expect(told(ref('Trace'), {kind: 'create', init: 1})).toEqual(['/init must be string']);
    expect(told(ref('Trace'), {kind: 'call', init: '0x'})).toEqual([" must have required property 'to'"]);
    expect(told(ref('Trace'), {kind: 'create', init: '', to: ''})).toEqual([
      ' must NOT have additional properties: "to"',
    ]);
  });

  it('are those of the alternative that shares more fields with the value', () => {
    const frame: JsonSchema = {
      type: 'object',
      properties: {from: {type: 'string'}, gas: {type: 'string'}},
      required: ['from', 'gas'],
      additionalProperties: false,
    };
    const steps: JsonSchema = {
      type: 'object',
      properties: {steps: {type: 'array'}},
      required: ['steps'],
      additionalProperties: false,
    };
    expect(told({anyOf: [frame, steps]}, {from: 1, gas: '0x0'})).toEqual(['/from must be string']);
    expect(told({anyOf: [frame, steps]}, {steps: {}})).toEqual(['/steps must be array']);
  });

  it('are those inside the entries of the list that is meant', () => {
    expect(told(ref('Transactions'), [{hash: '0x0000', gas: 1}])).toEqual(['/0/gas must be string']);
    expect(told(ref('Transactions'), ['0x0000', '0x1'])).toEqual(['/1 must match pattern "^0x[0-9a-f]{4}$"']);
  });

  it('fold inside each other, in the order of the value', () => {
    expect(told(nullable('Block'), {hash: 1, transactions: [{hash: '0x0000', gas: 1}], more: 1})).toEqual([
      ' must NOT have additional properties: "more"',
      '/hash must be string',
      '/transactions/0/gas must be string',
    ]);
    expect(told({type: 'array', items: nullable('Hash')}, [1, null, '0x'])).toEqual([
      '/0 must match exactly one alternative: must be string; or must be null',
      '/2 must match pattern "^0x[0-9a-f]{4}$"',
    ]);
  });

  it('say how many match where only one may', () => {
    expect(told({oneOf: [{type: 'string'}, {minLength: 1}, {type: 'null'}]}, 'x')).toEqual([
      ' must match exactly one alternative, and matches 2',
    ]);
    expect(told({anyOf: [{type: 'string'}, {minLength: 1}]}, 'x')).toEqual([]);
  });

  it('name the place of what each alternative asks for below the value', () => {
    const both: JsonSchema = {oneOf: [{properties: {a: {minimum: 1}}}, {properties: {b: {minimum: 1}}}]};
    expect(told({items: both}, [{a: 0, b: 0}])).toEqual([
      '/0 must match exactly one alternative: /a must be >= 1; or /b must be >= 1',
    ]);
  });
});

describe('breaches of names', () => {
  it('name the field', () => {
    const map: JsonSchema = {
      type: 'object',
      propertyNames: {$ref: '#/Hash'},
      additionalProperties: {type: 'null'},
    } as JsonSchema;
    expect(told(map, {'0x0000': null})).toEqual([]);
    expect(told({items: map}, [{'0x0': null, 'a/b': 1}])).toEqual([
      '/0/a~1b must be null',
      '/0 the name "0x0" must match pattern "^0x[0-9a-f]{4}$"',
      '/0 the name "a/b" must match pattern "^0x[0-9a-f]{4}$"',
    ]);
  });
});

describe('breaches of conditions', () => {
  it('are those of what is asked for', () => {
    const schema = {if: {type: 'string'}, then: {minLength: 2}, else: {type: 'null'}} as JsonSchema;
    expect([told(schema, 'x'), told(schema, 1)]).toEqual([
      [' must NOT have fewer than 2 characters'],
      [' must be null'],
    ]);
  });
});
