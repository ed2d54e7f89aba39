import {describe, expect, it} from 'vitest';
import {toRows} from '../toRows';
import {tellingForms} from '../tellingForms';
import {visiblePart} from '../visiblePart';

describe('visiblePart', () => {
  it('is the answer itself where all is open', () => {
    const value = {a: [1, {b: 'x'}], c: null};
    const {value: part, origins} = visiblePart(toRows(value, {open: new Set(['', '/a', '/a/1']), slices: new Map()}));
    expect(part).toEqual(value);
    expect(origins.get('/a/1/b')).toBe('/a/1/b');
  });

  it('has of a long list what is seen, and knows where that stands', () => {
    const value = Array.from({length: 100_000}, (_, index) => index);
    const {value: part, origins} = visiblePart(
      toRows(value, {open: new Set(['']), slices: new Map([['', {from: 700, to: 800}]])}),
    );
    expect(part).toEqual(value.slice(700, 800));
    expect(origins.get('/3')).toBe('/703');
  });

  it('has folded fields in outline, and of later items the kind only', () => {
    const items = Array.from({length: 8}, () => ({x: {y: [1]}}));
    const {value: part, origins} = visiblePart(
      toRows({items, one: {a: {b: {c: {d: 1}}}}}, {open: new Set(['', '/items']), slices: new Map()}),
    );
    expect(part).toEqual({items: [...items.slice(0, 5), {}, {}, {}], one: {a: {b: {c: {}}}}});
    expect(origins.has('/one/a')).toBe(false);
  });

  it('keeps names that mean something to JavaScript', () => {
    const value: unknown = JSON.parse('{"__proto__":"0x1"}');
    const {value: part} = visiblePart(toRows(value, {open: new Set(['']), slices: new Map()}));
    expect(Object.entries(part as object)).toEqual([['__proto__', '0x1']]);
  });
});

describe('tellingForms', () => {
  it('leaves out what another form says better', () => {
    const amount = {kind: 'amount', text: '1', unit: 'CFX'} as const;
    const decimal = {kind: 'decimal', text: '1000', unit: 'drip'} as const;
    expect(tellingForms([decimal, amount])).toEqual([amount]);
    expect(tellingForms([decimal])).toEqual([decimal]);
    const hex = {kind: 'hex-address', text: '0x1'} as const;
    const base32 = {kind: 'base32-address', text: 'cfx:type.user:a'} as const;
    expect(tellingForms([hex, base32])).toEqual([hex]);
    expect(tellingForms([{...hex, kind: 'checksum-address'}, base32])).toHaveLength(2);
  });
});
