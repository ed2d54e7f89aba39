import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {swapLines, type Swap} from '../swaps';
import {openWorkFolder} from '../workFolder';
import {makeUpSample, type MadeUpSample} from './madeUpSample';

const swap = (lines: string[], by: string[]): Swap => ({file: 'a.toml', lines, by, why: 'no download here'});

describe('swapLines', () => {
  test('replaces the named lines and leaves all others', () => {
    const text = 'src = "src"\nsolc = "0.8.37"\nruns = 200\n';
    expect(swapLines(text, [swap(['solc = "0.8.37"'], ['solc = "./solc.js"', 'offline = true'])])).toBe(
      'src = "src"\nsolc = "./solc.js"\noffline = true\nruns = 200\n',
    );
  });

  test('makes several swaps in any order, also where they change the number of lines', () => {
    expect(swapLines('a\nb\nc\nd\n', [swap(['c'], []), swap(['a'], ['1', '2'])])).toBe('1\n2\nb\nd\n');
  });

  test('tells lines apart that only their neighbors tell apart', () => {
    expect(swapLines('x\na\ny\na\n', [swap(['y', 'a'], ['y', 'b'])])).toBe('x\na\ny\nb\n');
  });

  test.each([
    ['lines that are not there', 'b\n', [swap(['a'], [])], '"a" and what follows it is not in a.toml'],
    ['lines that are only a part', 'a = 1\n', [swap(['a'], [])], 'is not in a.toml'],
    ['lines that are there twice', 'a\na\n', [swap(['a'], [])], 'is in a.toml more than once'],
    ['one line in two swaps', 'a\nb\n', [swap(['a', 'b'], []), swap(['b'], [])], 'two of them name the line "b"'],
  ])('refuses %s', (_, text, swaps, fault) => {
    expect(() => swapLines(text, swaps)).toThrow(fault);
  });
});

describe('a run of a sample with swaps', () => {
  let made: MadeUpSample;
  beforeEach(() => {
    made = makeUpSample();
    writeFileSync(made.file('a.toml'), 'a\nb\n');
  });
  afterEach(() => made.remove());
  const steps = [{name: 'a', command: 'true'}];

  test('has them in its copy, and the reader’s file stays', () => {
    const work = openWorkFolder(made.lay(steps, {swaps: [swap(['a'], ['c'])]}));
    expect(readFileSync(path.join(work.folder, 'a.toml'), 'utf8')).toBe('c\nb\n');
    expect(readFileSync(made.file('a.toml'), 'utf8')).toBe('a\nb\n');
    work.remove();
  });

  test('does not start if a file is missing', () => {
    const sample = made.lay(steps, {swaps: [{...swap(['a'], []), file: 'b.toml'}]});
    expect(() => openWorkFolder(sample)).toThrow('sample.swaps names b.toml, which is not in the sample');
  });
});
