import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import {decodeTree} from '../decodeValue';
import {BASE32, CORE, DRIP, fields, QUANTITY, SECONDS, USER, USER_HEX} from './samples';

describe('decodeTree', () => {
  it('walks fields, lists, tuples, names and alternatives, and takes units along', () => {
    const types: Record<string, TypeNode> = {
      Frame: fields({
        gas: {kind: 'union', unit: 'gas', exclusive: true, options: [QUANTITY, {kind: 'null'}]},
        calls: {kind: 'array', items: {kind: 'named', name: 'Frame'}},
      }),
    };
    const type = fields(
      {
        frame: {kind: 'named', name: 'Frame'},
        fees: {kind: 'array', unit: 'drip', items: {kind: 'array', items: QUANTITY}},
        pair: {kind: 'tuple', items: [{kind: 'boolean'}, QUANTITY], rest: DRIP},
        timestamp: SECONDS,
        name: {kind: 'string'},
      },
      BASE32,
    );
    const value = {
      timestamp: '0x1',
      frame: {
        gas: '0x1',
        calls: [
          {gas: null, calls: []},
          {gas: '0x2', calls: []},
        ],
      },
      fees: [['0x3b9aca00'], 'x'],
      pair: [true, '0x3', '0x4'],
      name: 'cfx',
      other: USER,
    };
    const decoded = decodeTree(type, value, {...CORE, types});
    expect(
      decoded.map(({path, forms}) => [
        path.join('.'),
        forms.map(({text, unit}) => (unit === undefined ? text : `${text} ${unit}`)).join(' | '),
      ]),
    ).toEqual([
      ['timestamp', '1 s | 1970-01-01T00:00:01Z'],
      ['frame.gas', '1 gas'],
      ['frame.calls.1.gas', '2 gas'],
      ['fees.0.0', '1000000000 drip | 1 Gdrip'],
      ['pair.1', '3'],
      ['pair.2', '4 drip'],
      ['other', `${USER_HEX} | cfx:type.user:${USER.slice(4)}`],
    ]);
    expect(decoded[0]).toMatchObject({path: ['timestamp'], raw: '0x1'});
  });

  it('takes the alternative that fits, and says nothing where none does', () => {
    const tagged = (name: string, type: TypeNode): TypeNode => fields({type: {kind: 'enum', values: [name]}, at: type});
    const type: TypeNode = {
      kind: 'union',
      exclusive: true,
      options: [tagged('call', QUANTITY), tagged('time', SECONDS)],
    };
    expect(decodeTree(type, {type: 'time', at: '0x3b9aca00'}, CORE)[0]?.forms).toHaveLength(2);
    expect(decodeTree(type, {type: 'call', at: '0x3b9aca00'}, CORE)[0]?.forms).toHaveLength(1);
    expect(decodeTree(type, {type: 'other', at: '0x3b9aca00'}, CORE)).toEqual([]);
  });

  it('finds addresses and reasons where nothing is known of a type', () => {
    expect(decodeTree(undefined, {a: [{b: USER}], n: '0x1'}, CORE).map(({path}) => path)).toEqual([['a', 0, 'b']]);
  });

  it('is not misled by names that every object has', () => {
    const value: unknown = JSON.parse('{"__proto__": "0x1", "constructor": "0x2", "toString": {"name": "0x3"}}');
    expect(decodeTree(fields({}, QUANTITY), value, CORE).map(({path}) => path.join('.'))).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(decodeTree({kind: 'named', name: 'toString'}, '0x1', CORE)).toEqual([]);
  });

  it('ends in types that lead nowhere', () => {
    const types: Record<string, TypeNode> = {
      Self: {kind: 'named', name: 'Self'},
      Loop: {
        kind: 'union',
        exclusive: false,
        options: [
          {kind: 'named', name: 'Loop'},
          {kind: 'named', name: 'Loop'},
        ],
      },
    };
    for (const name of Object.keys(types))
      expect(decodeTree({kind: 'named', name}, {a: '0x1'}, {...CORE, types})).toEqual([]);
  });
});
