import {expect, test} from 'vitest';
import {buildShapeComparison} from '../against/shapeDifferences';

const compare = buildShapeComparison({
  Quantity: {type: 'string', pattern: '^0x(0|[1-9a-f][0-9a-f]*)$'},
  Item: {
    type: 'object',
    properties: {type: {type: 'string'}, gas: {$ref: '#/components/schemas/Quantity'}, fee: {type: 'string'}},
    required: ['type', 'gas'],
    additionalProperties: false,
    if: {properties: {type: {const: '0x2'}}},
    then: {required: ['fee']},
  },
});
const schema = {oneOf: [{type: 'null'}, {type: 'array', items: {$ref: '#/components/schemas/Item'}}]};

test.each([
  ['null where it may be', null, []],
  ['what fits', [{type: '0x0', gas: '0x1'}], []],
  [
    'a field that is missing, added or retyped, once for all items',
    [
      {gas: 1, new: true},
      {gas: 1, new: true},
    ],
    ['added result/*/new', 'missing result/*/fee', 'missing result/*/type', 'retyped result/*/gas'],
  ],
  ['a text that does not fit its pattern', [{type: '0x0', gas: '1'}], ['retyped result/*/gas']],
  ['a field that the kind needs', [{type: '0x2', gas: '0x1'}], ['missing result/*/fee']],
  ['the whole', 7, ['retyped result']],
])('tells %s', (_, value, differences) => {
  expect(compare(schema, value, 'result')).toEqual(differences);
});

test('names entries of a map by no key', () => {
  const map = {type: 'object', additionalProperties: {type: 'string'}};
  expect(compare(map, {'0x12': 1, '0x13': 2}, 'result')).toEqual(['retyped result/{}']);
});
