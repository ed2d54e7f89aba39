import {expect, test} from 'vitest';
import {mergeStrings} from '../mergeStrings';

const NONE: ReadonlySet<string> = new Set();

test('entries stay as they are and in their order; new ones follow', () => {
  const before = {b: {message: '乙', description: 'Second'}, a: {message: '甲'}};
  const written = {
    a: {message: 'A', description: 'First'},
    b: {message: '乙', description: 'Second, said anew'},
    c: {message: 'C', description: 'Third'},
  };
  const {strings, added} = mergeStrings(before, written, NONE);
  expect(JSON.stringify(strings)).toBe(JSON.stringify({...before, c: written.c}));
  expect(added).toEqual(['c']);
});

test('texts that stand elsewhere are not copied', () => {
  expect(mergeStrings({}, {a: {message: 'A'}, b: {message: 'B'}}, new Set(['b']))).toEqual({
    strings: {a: {message: 'A'}},
    added: ['a'],
  });
});

test('a file without descriptions gets none', () => {
  expect(mergeStrings({a: {message: '甲'}}, {b: {message: 'B', description: 'b'}}, NONE).strings).toEqual({
    a: {message: '甲'},
    b: {message: 'B'},
  });
});

test('a text that is no longer asked for stays, for a translation is work', () => {
  expect(mergeStrings({old: {message: '旧'}}, {}, NONE)).toEqual({strings: {old: {message: '旧'}}, added: []});
});
