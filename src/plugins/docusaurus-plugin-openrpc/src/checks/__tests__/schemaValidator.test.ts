import {describe, expect, it} from 'vitest';
import type {Inspection} from '../check';
import {schemaValidator} from '../schemaValidator';
import {soundSchemas} from '../soundSchemas';

const root = {
  'odd name/~%': {enum: ['a', 1]},
  list: {type: 'array', items: {$ref: '#/object'}},
  object: {type: 'object', properties: {next: {$ref: '#/object'}}, additionalProperties: false},
  bad: {pattern: '('},
};

describe('schemaValidator', () => {
  const validate = schemaValidator(root);

  it('says where a value breaks which rule', () => {
    expect(validate('/list', [{}, {next: {last: 1}}])).toEqual([
      {pointer: '/1/next', keyword: 'additionalProperties', rule: 'must NOT have additional properties: "last"'},
    ]);
    expect(validate('/odd name~1~0%', 'b')).toEqual([
      {pointer: '', keyword: 'enum', rule: 'must be equal to one of the allowed values: ["a",1]'},
    ]);
  });

  it('finds nothing in a value that keeps to its schema', () => {
    expect(validate('/list', [{next: {}}])).toEqual([]);
  });

  it('says nothing of a schema that cannot be compiled', () => {
    expect(validate('/bad', 'x')).toBeUndefined();
    expect(validate('/none', 1)).toBeUndefined();
  });
});

describe('soundSchemas', () => {
  const inspection: Inspection = {
    root,
    faults: [{pointer: '/object/properties/next/$ref', found: '', allowed: ''}],
    schemas: new Map(),
  };

  it('trusts a schema only without faults in it and in all it refers to', () => {
    const isSound = soundSchemas(inspection);
    expect(['/odd name~1~0%', '/list', '/object', '/bad', '/none'].map(isSound)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});
