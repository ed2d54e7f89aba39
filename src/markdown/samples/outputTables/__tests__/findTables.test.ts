import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hasColumns} from '../../../../content/hasColumns';
import {partsOf, type OutputPart} from '../../../../content/outputLayout';
import {readSample} from '../../readSample';
import {regionNames} from '../../regions';
import {findTables} from '../findTables';

const partsIn = (output: string): OutputPart[] => partsOf(output, findTables(output));
const shown = (output: string): string[] =>
  partsIn(output).flatMap((part) =>
    part.kind === 'text' ? [part.text] : part.rows.map(({cells}) => cells.join(' | ')),
  );
const sample = (file: string, region?: string): string =>
  readSample('samples', {file, ...(region !== undefined && {region})});

/** All that the samples printed: each text, or each of its regions. */
const OUTPUTS = readdirSync('samples', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .flatMap(({name}) =>
    readdirSync(path.join('samples', name))
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) => {
        const address = `${name}/${file}`;
        const regions = regionNames(readFileSync(path.join('samples', address), 'utf8'));
        return (regions.length > 0 ? regions : [undefined]).map((region) => ({
          name: region === undefined ? address : `${address}#${region}`,
          text: sample(address, region),
        }));
      }),
  );

test('every letter of every output of every sample is shown, once and in its order', () => {
  expect(OUTPUTS.length).toBeGreaterThan(500);
  for (const {name, text} of OUTPUTS) {
    const letters = shown(text).join('');
    // A program may print the mark between cells itself.
    const bare = (words: string): string => words.replace(/[\s|]/g, '');
    expect(bare(letters), name).toBe(bare(text));
  }
});

test('nearly all outputs with three columns or more have a table', () => {
  const isWide = (text: string): boolean =>
    text.split('\n').filter((line) => (line.match(/\S {2,}(?=\S)/g)?.length ?? 0) > 1).length > 1;
  const wide = OUTPUTS.filter(({text}) => isWide(text));
  const without = wide.filter(({text}) => findTables(text).length === 0).map(({name}) => name);
  expect(wide.length).toBeGreaterThan(90);
  expect(without.length / wide.length).toBeLessThan(0.1);
});

describe('a table has', () => {
  test('a head without its first cell, figures that end alike, and a sentence below', () => {
    const output = sample('gas-charge/output.txt');
    expect(findTables(output)).toMatchObject([{from: 0, to: 9, hasHead: true, figures: [1, 2, 3, 4, 5, 6]}]);
    expect(shown(output).slice(0, 2)).toEqual([
      ' | gasLimit | gasUsed | charged | gas price | fee | burnt',
      'Core | 21,000 | 21,000 | 21,000 | 1.1 | 23,100 | 10,500',
    ]);
    expect(shown(output).at(-1)).toMatch(/^Core collateral: /);
  });

  test('heads that stand one space apart above their figures', () => {
    expect(shown(sample('core-storage/points.txt', 'points'))[0]).toBe(
      'units | CFX free | CFX locked | points free | points used',
    );
  });

  test('empty cells, and a row that its program moved by a letter', () => {
    expect(shown(sample('core-storage/compare.txt'))).toContain('together |  | 0.002808483 | 11.25 |  | 0.17132966');
    expect(shown(sample('gas-charge/upfront.txt')).at(-1)).toBe(
      'eSpace | authorization, existing account | 80,000 | 71,000 | 71,000',
    );
  });

  test('sentences between its rows, the first of them above', () => {
    expect(shown(sample('core-storage/limits.txt', 'limit')).slice(0, 2)).toEqual([
      'two new entries, 128 units',
      'storageLimit 127 | VmError(ExceedStorageLimit), gas charged 60,000 of 60,000',
    ]);
  });

  test('a last column that begins anywhere', () => {
    expect(shown('call   valid   a > b  1\ncall   undone  a > other  0.5\nstop   valid   success')).toEqual([
      'call | valid | a > b | 1',
      'call | undone | a > other | 0.5',
      'stop | valid | success | ',
    ]);
  });
});

describe('a list of names and values', () => {
  const list = (...values: string[]): string => values.map((value, at) => `name ${String(at)}  ${value}`).join('\n');
  const [fits, tooLong] = [list('x'.repeat(68), '2', '3'), list('x'.repeat(69), '2', '3')];

  test('stays text where its lines fit', () => {
    expect(findTables(fits)).toEqual([]);
    expect(hasColumns(fits)).toBe(true);
  });

  test('is a table where a line is too long, with the other lists of its output', () => {
    expect(findTables(tooLong)).toMatchObject([{from: 0, to: 3, hasHead: false}]);
    expect(findTables(`${tooLong}\n\n${fits}`)).toHaveLength(2);
  });

  test('is a table where it has a head', () => {
    const output = sample('uniswap-v2/liquidity.txt', 'table');
    expect(findTables(output)).toMatchObject([{hasHead: true}]);
    expect(shown(output)[0]).toBe('price changes by | worth against holding');
  });

  test('most are text', () => {
    const tables = OUTPUTS.flatMap(({text}) => findTables(text));
    const lists = tables.filter(({cuts}) => cuts.every((places) => places.length < 2));
    expect(tables.length).toBeGreaterThan(150);
    expect(lists.length).toBeLessThan(tables.length / 2);
  });
});

test('a text is one in columns by a line of three, or by lines of two that fit', () => {
  expect(hasColumns(`one  two  three\n${'x'.repeat(100)}`)).toBe(true);
  expect(hasColumns('one  two\nthree  four')).toBe(true);
  expect(hasColumns('one  two\nthe end')).toBe(false);
  expect(hasColumns(`one  two\nthree  four\n${'x'.repeat(77)}`)).toBe(false);
});

describe('text stays', () => {
  test.each([
    ['words that two spaces part once', 'one  two\nthree  four'],
    ['lines with other numbers of texts', 'a  b  c\nlonger  d  e  f\nx  much longer  z'],
    ['heads of several columns each, which no row has', sample('pos-register/journey.txt', 'states')],
    ['sentences', 'the first line\nthe other line\nthe last line'],
  ])('%s', (_, output) => {
    expect(findTables(output)).toEqual([]);
    expect(shown(output)).toEqual([output]);
  });
});
