import {describe, expect, it} from 'vitest';
import {toMove} from '../toMove';
import {toRows} from '../toRows';

const rows = toRows({a: {b: 1}, c: [2], d: 3}, {open: new Set(['', '/a']), slices: new Map()});

describe('toMove', () => {
  it.each([
    ['ArrowDown', '', {kind: 'go', id: '/a'}],
    ['ArrowUp', '/a/b', {kind: 'go', id: '/a'}],
    ['Home', '/d', {kind: 'go', id: ''}],
    ['End', '', {kind: 'go', id: '/d'}],
    ['ArrowRight', '/a', {kind: 'go', id: '/a/b'}],
    ['ArrowRight', '/c', {kind: 'act'}],
    ['ArrowRight', '/d', undefined],
    ['ArrowLeft', '/a/b', {kind: 'go', id: '/a'}],
    ['ArrowLeft', '/a', {kind: 'act'}],
    ['ArrowLeft', '/c', {kind: 'go', id: ''}],
    ['ArrowUp', '', undefined],
    ['ArrowDown', '/d', undefined],
    ['Enter', '/c', {kind: 'act'}],
    [' ', '/c', {kind: 'act'}],
    ['x', '/c', undefined],
    ['ArrowDown', '/gone', undefined],
  ])('%s on "%s" comes to %o', (key, id, move) => expect(toMove(rows, id, key)).toEqual(move));

  it('goes from what shows more to its value', () => {
    const long = toRows(['x'.repeat(50_000)], {open: new Set(['', '/0']), slices: new Map()});
    expect(toMove(long, '>/0', 'ArrowLeft')).toEqual({kind: 'go', id: '/0'});
    expect(toMove(long, '>/0', 'Enter')).toEqual({kind: 'act'});
  });
});
