import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import {fittingOption} from '../fittingOption';

const QUANTITY: TypeNode = {kind: 'string', format: 'quantity'};
const TAG: TypeNode = {kind: 'enum', values: ['latest', 'earliest']};

function unionOf(...options: TypeNode[]): TypeNode & {kind: 'union'} {
  return {kind: 'union', options, exclusive: true};
}

function traceOf(name: string): TypeNode {
  return {
    kind: 'object',
    closed: false,
    properties: [
      {name: 'type', required: true, type: {kind: 'enum', values: [name]}},
      {name: 'action', required: true, type: {kind: 'any'}},
    ],
  };
}

describe('fittingOption', () => {
  it.each([
    ['latest', 0],
    ['0x1', 1],
    [`0x${'a'.repeat(65)}`, undefined],
    [null, 2],
    ['later', undefined],
  ])('of a tag, a quantity and null, %j fits %s', (value, index) => {
    expect(fittingOption(unionOf(TAG, QUANTITY, {kind: 'null'}), value, {})).toBe(index);
  });

  it('tells objects apart by their required, constant and unknown fields', () => {
    const closed: TypeNode = {
      kind: 'object',
      closed: true,
      properties: [{name: 'type', required: false, type: {kind: 'any'}}],
    };
    const union = unionOf(traceOf('call'), traceOf('create'), closed);
    expect(fittingOption(union, {type: 'create', action: {}}, {})).toBe(1);
    expect(fittingOption(union, {type: 'create'}, {})).toBe(2);
    expect(fittingOption(union, {}, {})).toBe(2);
    expect(fittingOption(union, {other: 1}, {})).toBeUndefined();
    expect(fittingOption(union, [], {})).toBeUndefined();
  });

  it('tells lists apart by their first items, and tuples by place', () => {
    const list: TypeNode = {kind: 'array', items: QUANTITY};
    const tuple: TypeNode = {kind: 'tuple', items: [{kind: 'boolean'}, {kind: 'number', integer: true}]};
    expect(fittingOption(unionOf(list, tuple), ['0x1'], {})).toBe(0);
    expect(fittingOption(unionOf(list, tuple), [true, 1], {})).toBe(1);
    expect(fittingOption(unionOf(list, tuple), [true, 1.5], {})).toBeUndefined();
  });

  it('goes by the pattern where there is one', () => {
    const short: TypeNode = {kind: 'string', pattern: '^0x[0-9a-f]{2}$'};
    expect(fittingOption(unionOf(short, {kind: 'string'}), '0xab', {})).toBe(0);
    expect(fittingOption(unionOf(short, {kind: 'string'}), '0xabc', {})).toBe(1);
  });

  it('looks names up, and comes to an end in cycles', () => {
    const types: Record<string, TypeNode> = {
      Self: {kind: 'named', name: 'Self'},
      Loop: unionOf({kind: 'named', name: 'Loop'}),
      Q: QUANTITY,
    };
    expect(fittingOption(unionOf({kind: 'named', name: 'Q'}, {kind: 'null'}), null, types)).toBe(1);
    expect(fittingOption(unionOf({kind: 'named', name: 'Self'}), null, types)).toBe(0);
    expect(fittingOption(unionOf({kind: 'named', name: 'Loop'}), null, types)).toBe(0);
    expect(fittingOption(unionOf({kind: 'named', name: 'toString'}), null, types)).toBe(0);
  });
});
