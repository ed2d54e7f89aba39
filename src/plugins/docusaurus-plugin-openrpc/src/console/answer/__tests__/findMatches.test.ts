import {describe, expect, it} from 'vitest';
import {findMatches, splitMatches, toPattern} from '../findMatches';
import {Looks} from './countedValue';

const find = (value: unknown, query: string, limit?: number): readonly string[] =>
  findMatches(value, toPattern(query), limit).pointers;

describe('findMatches', () => {
  it('finds names and values in the order of the answer, whatever their case', () => {
    expect(find({Gas: '0x1', list: ['gas', {x: 'GASOLINE'}], no: 1}, 'gas')).toEqual(['/Gas', '/list/0', '/list/1/x']);
  });

  it('finds what is shown: JSON with escapes', () => {
    expect(find(['a"b', 'x\u202Ey', null, true, 21_000], 'a\\"b')).toEqual(['/0']);
    expect(find(['x\u202Ey'], '\\u202e')).toEqual(['/0']);
    expect(find([null, true, 21_000], '21')).toEqual(['/2']);
    expect(find([null, true], 'null')).toEqual(['/0']);
  });

  it('does not take a query for a pattern, nor an index for a name', () => {
    expect(find(['a.c', 'abc', '.*'], '.*')).toEqual(['/2']);
    expect(find(['x'], '0')).toEqual([]);
    expect(find(['(['], '([')).toEqual(['/0']);
  });

  it('finds nothing where nothing is looked for', () => {
    expect(find(['x'], ' ')).toEqual([]);
  });

  it('stops at the limit and says so', () => {
    const many = Array.from({length: 50}, () => 'x');
    expect(findMatches(many, toPattern('x'), 50)).toMatchObject({complete: true});
    const {pointers, complete} = findMatches(many, toPattern('x'), 49);
    expect([pointers.length, complete]).toEqual([49, false]);
  });

  it('reads each entry a few times at most, and no more once it stops', () => {
    const looks = new Looks();
    const value = looks.watch(Array.from({length: 10_000}, (_, index) => ({index})));
    find(value, 'nowhere');
    expect(looks.count).toBeLessThan(10_000 * 12);
    looks.count = 0;
    find(value, 'index', 10);
    expect(looks.count).toBeLessThan(200);
  });
});

describe('splitMatches', () => {
  it('cuts a text into what matches and what lies between', () => {
    expect(splitMatches('abAb!', toPattern('AB'))).toEqual([
      {text: 'ab', match: true},
      {text: 'Ab', match: true},
      {text: '!', match: false},
    ]);
    expect(splitMatches('ab', undefined)).toEqual([{text: 'ab', match: false}]);
  });
});
