import {describe, expect, it} from 'vitest';
import {firstView, revealed, toggled, toRows, withMore, type TreeRow} from '../toRows';
import {Looks} from './countedValue';

const NOTHING = {open: new Set<string>(), slices: new Map()};
const ids = (rows: readonly TreeRow[]): string[] => rows.map(({id}) => id);
const numbers = (length: number): number[] => Array.from({length}, (_, index) => index);

describe('toRows', () => {
  it('shows what is open, in order, with levels and places', () => {
    const rows = toRows({a: [1, {b: null}], c: 'x'}, {...NOTHING, open: new Set(['', '/a'])});
    expect(ids(rows)).toEqual(['', '/a', '/a/0', '/a/1', '/c']);
    expect(rows.map(({level}) => level)).toEqual([1, 2, 3, 3, 2]);
    expect(rows[3]).toMatchObject({key: 1, position: 2, siblings: 2, foldable: true, slice: undefined});
    expect(rows[4]).toMatchObject({key: 'c', value: 'x', foldable: false});
  });

  it('does not let empty values open', () => {
    expect(
      toRows([[], {}], {...NOTHING, open: new Set(['', '/0', '/1'])}).map(
        (row) => row.kind === 'value' && row.foldable,
      ),
    ).toEqual([true, false, false]);
  });

  it('shows long lists in slices', () => {
    const rows = toRows(numbers(100_000), {open: new Set(['']), slices: new Map([['', {from: 200, to: 300}]])});
    expect(rows).toHaveLength(103);
    expect(rows[1]).toMatchObject({kind: 'more', side: 'before', hidden: 200, step: 100});
    expect(rows[2]).toMatchObject({key: 200, position: 201, siblings: 100_000});
    expect(rows.at(-1)).toMatchObject({kind: 'more', side: 'after', hidden: 99_700, of: 'entries'});
  });

  it('opens long texts in slices too', () => {
    const rows = toRows('x'.repeat(50_000), {...NOTHING, open: new Set([''])});
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({foldable: true, slice: {from: 0, to: 20_000}});
    expect(rows[1]).toMatchObject({kind: 'more', hidden: 30_000, step: 20_000, of: 'characters'});
  });

  it('takes names for names only', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"a/b~c":2,"":3,"constructor":4}');
    const rows = toRows(value, {...NOTHING, open: new Set(['', '/__proto__'])});
    expect(ids(rows)).toEqual(['', '/__proto__', '/__proto__/x', '/a~1b~0c', '/', '/constructor']);
    expect(rows[2]).toMatchObject({value: 1});
  });

  it('leaves off below 200 levels', () => {
    const value: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
    const open = new Set(Array.from({length: 5_000}, (_, depth) => '/0'.repeat(depth)));
    const rows = toRows(value, {...NOTHING, open});
    expect(rows).toHaveLength(200);
    expect(rows.at(-1)).toMatchObject({foldable: false});
  });

  it('leaves off below names of thousands of signs', () => {
    const name = 'n'.repeat(5_000);
    const rows = toRows({[name]: [1]}, {...NOTHING, open: new Set(['', `/${name}`])});
    expect(rows.map((row) => row.kind === 'value' && row.foldable)).toEqual([true, false]);
  });

  it('looks only at what is shown', () => {
    const looks = new Looks();
    const value = looks.watch(numbers(100_000).map((number) => ({number, rest: [number]})));
    const rows = toRows(value, firstView(value));
    expect(rows).toHaveLength(102);
    expect(looks.count).toBeLessThan(2_000);
  });
});

describe('firstView', () => {
  it('opens a small answer whole', () => {
    expect([...firstView({a: {b: {c: [1]}}}).open]).toEqual(['', '/a', '/a/b', '/a/b/c']);
  });

  it('leaves folded what would push the rest away', () => {
    const {open} = firstView({logs: numbers(90), block: {hash: '0x'}});
    expect([...open]).toEqual(['', '/block']);
  });
});

describe('toggled', () => {
  it('opens and folds', () => {
    const open = toggled(NOTHING, '/a');
    expect([...open.open]).toEqual(['/a']);
    expect([...toggled(open, '/a').open]).toEqual([]);
  });
});

describe('withMore', () => {
  it('shows a step more and leads to the first new entry', () => {
    const {view, pointer} = withMore(numbers(1_000), firstView(numbers(1_000)), {pointer: '', side: 'after'});
    expect(view.slices.get('')).toEqual({from: 0, to: 200});
    expect(pointer).toBe('/100');
  });

  it('leads backwards to the last of the new entries', () => {
    const {view, pointer} = withMore(
      numbers(1_000),
      {...NOTHING, slices: new Map([['', {from: 500, to: 600}]])},
      {pointer: '', side: 'before'},
    );
    expect(view.slices.get('')).toEqual({from: 400, to: 600});
    expect(pointer).toBe('/499');
  });

  it('stays at a text that shows more', () => {
    expect(withMore(['x'.repeat(50_000)], NOTHING, {pointer: '/0', side: 'after'}).pointer).toBe('/0');
  });
});

describe('revealed', () => {
  const value = {a: numbers(1_000).map((number) => ({number}))};

  it('opens all that a place lies in, at its slice', () => {
    const {view, pointer} = revealed(value, NOTHING, '/a/777/number');
    expect(pointer).toBe('/a/777/number');
    expect([...view.open]).toEqual(['', '/a', '/a/777']);
    expect(view.slices.get('/a')).toEqual({from: 700, to: 800});
    expect(ids(toRows(value, view))).toContain(pointer);
  });

  it.each([
    ['/a/1000', '/a'],
    ['/a/01', '/a'],
    ['/b/c', ''],
    ['/a/3/number/x', '/a/3/number'],
  ])('leads from %s, where nothing stands, to %s', (wanted, nearest) =>
    expect(revealed(value, NOTHING, wanted).pointer).toBe(nearest),
  );
});
