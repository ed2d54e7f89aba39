import {describe, expect, it} from 'vitest';
import {below, lookUp, resolve, stepsOf} from '../jsonPointer';

const root = {
  a: {'b/c~d e': [{x: 1}]},
  first: {$ref: '#/second'},
  second: {$ref: '#/a'},
  round: {$ref: '#/round'},
  broken: {$ref: '#/nothing'},
};

describe('pointers', () => {
  it('escape and unescape a step', () => {
    expect(below('/a', 'b/c~d e')).toBe('/a/b~1c~0d e');
    expect(stepsOf('/a/b~1c~0d e/0')).toEqual(['a', 'b/c~d e', '0']);
  });
});

describe('lookUp', () => {
  it('finds fields and entries, also percent-encoded', () => {
    expect(lookUp(root, '#/a/b~1c~0d%20e/0/x')).toEqual({pointer: '/a/b~1c~0d e/0/x', value: 1});
    expect(lookUp(root, '#')?.value).toBe(root);
  });

  it.each(['#/a/none', '#/constructor', '#/__proto__', '#a', '#/%E0%A4%A', 'other.json#/a', '#/a/b~1c~0d e/length/x'])(
    'finds nothing at %s',
    (ref) => {
      expect(lookUp(root, ref)).toBeUndefined();
    },
  );
});

describe('resolve', () => {
  it('follows a chain to its end', () => {
    expect(resolve(root, {pointer: '/first', value: root.first})).toEqual({pointer: '/a', value: root.a});
  });

  it.each(['round', 'broken'] as const)('gives up on a chain that is %s', (name) => {
    expect(resolve(root, {pointer: '', value: root[name]})).toBeUndefined();
  });
});
