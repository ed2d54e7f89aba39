import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import {decodeTree} from '../decodeValue';
import {BASE32, CORE, DATA, DRIP, ESPACE, fields, HEX, QUANTITY, SECONDS, USER, USER_HEX, word} from './samples';

describe('hostile values', () => {
  // Without limits each would take longer than any test may.
  it.each([
    ['zeros', `0x${'0'.repeat(10_000_000)}`],
    ['letters', 'a'.repeat(10_000_000)],
    ['a reason', `0x08c379a0${word(32)}${word(5_000_000)}${'41'.repeat(5_000_000)}`],
    ['an address', `cfx:${'a'.repeat(10_000_000)}`],
    ['blanks', ' '.repeat(10_000_000)],
  ])('of 10 MB of %s are passed over', (_, text) => {
    const union: TypeNode = {
      kind: 'union',
      exclusive: true,
      options: [QUANTITY, BASE32, HEX, {kind: 'string', format: 'data', pattern: '^0x([0-9a-fA-F]{2})*$'}],
    };
    const types = [QUANTITY, DRIP, SECONDS, DATA, BASE32, HEX, union, undefined];
    expect(types.flatMap((type) => decodeTree(type, text, CORE))).toEqual([]);
  });

  it('of a million items are decoded as far as the limit', () => {
    const list = Array.from({length: 1_000_000}, () => USER);
    const type: TypeNode = {kind: 'array', items: {kind: 'union', exclusive: true, options: [{kind: 'null'}, BASE32]}};
    expect(decodeTree(type, list, CORE)).toHaveLength(19_999);
  });

  it('that are nested without end, or contain themselves, are decoded as far as the limit', () => {
    const types: Record<string, TypeNode> = {
      Tree: {
        kind: 'union',
        exclusive: true,
        options: [QUANTITY, {kind: 'array', items: {kind: 'named', name: 'Tree'}}],
      },
    };
    let deep: unknown = '0x1';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(decodeTree({kind: 'named', name: 'Tree'}, deep, {...CORE, types})).toEqual([]);
    const self: unknown[] = ['0x1'];
    self.push(self, self);
    expect(decodeTree({kind: 'named', name: 'Tree'}, self, {...CORE, types}).length).toBeGreaterThan(60);
  });

  it('of any kind beside types of any kind never throw', () => {
    const unit = fc.option(fc.constantFrom('drip', 'Gdrip', 'CFX', 's', 'gas', 'toString'), {nil: undefined});
    const {type: anyType} = fc.letrec<{type: TypeNode}>((tie) => ({
      type: fc.oneof(
        {depthSize: 'small', withCrossShrink: true},
        fc.record(
          {
            kind: fc.constant('string' as const),
            format: fc.constantFrom('quantity', 'data', 'hash', 'hex-address', 'base32-address', '__proto__'),
            pattern: fc.constantFrom('^0x', '(', '^(a+)+$', ''),
            unit: unit.map((name) => name ?? 'drip'),
          },
          {requiredKeys: ['kind']},
        ),
        fc.record({kind: fc.constant('number' as const), integer: fc.boolean(), unit: unit.map((name) => name ?? 's')}),
        fc.constantFrom<TypeNode>(
          {kind: 'null'},
          {kind: 'any'},
          {kind: 'boolean'},
          {kind: 'enum', values: ['a', null]},
        ),
        fc
          .constantFrom('Tree', 'Self', '__proto__', 'absent')
          .map((name): TypeNode => ({kind: 'named', name, unit: 'drip'})),
        tie('type').map((items): TypeNode => ({kind: 'array', items})),
        fc.array(tie('type'), {maxLength: 3}).map((items): TypeNode => ({kind: 'tuple', items})),
        fc.array(tie('type'), {maxLength: 3}).map((options): TypeNode => ({kind: 'union', options, exclusive: false})),
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'timestamp'), tie('type')).map((types) => fields(types)),
      ),
    }));
    const texts = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.uint8Array({maxLength: 70}).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
      fc.bigInt({min: 0n, max: 2n ** 257n}).map((number) => `0x${number.toString(16)}`),
      fc.uint8Array({maxLength: 100}).map((bytes) => `0x08c379a0${word(32)}${Buffer.from(bytes).toString('hex')}`),
      fc.constantFrom(USER, USER_HEX, 'a'),
    );
    const {value: anyValue} = fc.letrec<{value: unknown}>((tie) => ({
      value: fc.oneof(
        {depthSize: 'small', withCrossShrink: true},
        texts,
        fc.anything(),
        fc.array(tie('value')),
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'timestamp', 'x'), tie('value')),
      ),
    }));
    fc.assert(
      fc.property(anyType, anyType, anyValue, fc.constantFrom(CORE, ESPACE), (type, tree, value, context) => {
        const types: Record<string, TypeNode> = {Tree: tree, Self: {kind: 'named', name: 'Self'}};
        for (const {path, raw, forms} of decodeTree(type, value, {...context, types})) {
          expect(forms.length).toBeGreaterThan(0);
          // The reported place is the place of the value.
          expect(path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value)).toBe(
            raw,
          );
        }
      }),
      {numRuns: 2000},
    );
  });
});
