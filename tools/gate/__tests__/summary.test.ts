import {expect, test} from 'vitest';
import {NOTHING, type Counts} from '../counts';
import type {RunStage} from '../stages';
import {summarise} from '../summary';

const stage = (name: string, seconds: number, counts: Partial<Counts>): RunStage => ({
  name,
  seconds,
  counts: {...NOTHING, ...counts},
});

test('the end of a run has its stages, the ten slowest tests, what was not here, flaky and wrong, and closes with the counts', () => {
  const timed = Array.from({length: 12}, (_, index) => ({test: `test ${String(index)}`, seconds: index}));
  const lines = summarise(
    [
      stage('types (tsc)', 30.4, {passed: 1}),
      stage('browser tests', 412, {
        passed: 900,
        failed: 1,
        failures: ['docs.spec.ts:1 › a\n    no'],
        flaky: [{test: 'docs.spec.ts:2 › b', said: 'late'}],
        timed,
      }),
      stage('samples', 3, {passed: 4, notHere: [{what: 'samples', count: 2, reason: 'Linux only'}]}),
    ],
    445.7,
  ).split('\n');
  expect(lines.slice(0, 7)).toEqual([
    '',
    '── stages',
    'stage          seconds  passed  failed  flaky  not here',
    'types               30       1       0      0         0',
    'browser tests      412     900       1      1         0',
    'samples              3       4       0      0         2',
    'in all             446     905       1      1         2',
  ]);
  expect(lines.filter((line) => line.includes(' s  test '))).toHaveLength(10);
  expect(lines[lines.indexOf('── slowest tests') + 1]).toBe('   11.0 s  test 11');
  expect(lines[lines.findIndex((line) => line.startsWith('── not on this machine')) + 1]).toBe(
    '2 of samples: Linux only',
  );
  expect(lines[lines.findIndex((line) => line.startsWith('── flaky')) + 1]).toBe('~ docs.spec.ts:2 › b');
  expect(lines[lines.indexOf('── what failed') + 1]).toBe('✘ docs.spec.ts:1 › a');
  expect(lines.at(-1)).toBe('905 passed, 1 failed');
});

test('what there is nothing of has no part', () => {
  const text = summarise([stage('types', 1, {passed: 1})], 1);
  expect(text).not.toMatch(/flaky:|not on this machine|what failed|slowest/);
  expect(text.split('\n').at(-1)).toBe('1 passed, 0 failed');
});
