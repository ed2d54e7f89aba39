import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {readPlaywrightCounts, readVitestCounts, sumCounts} from '../counts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, {recursive: true}));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('vitest', () => {
  const counts = (numTotalTests: number, numPassedTests: number, numFailedTestSuites: number): unknown =>
    readVitestCounts(report({numTotalTests, numPassedTests, numFailedTestSuites}));

  test.each([
    ['all passed', [5, 5, 0], {passed: 5, failed: 0}],
    ['two failed', [5, 3, 1], {passed: 3, failed: 2}],
    ['one skipped or to do, none failed', [5, 4, 0], {passed: 4, failed: 1}],
    ['a file that could not be read', [5, 5, 1], {passed: 5, failed: 1}],
  ] as const)('%s', (_, [total, passed, suites], expected) => {
    expect(counts(total, passed, suites)).toEqual(expected);
  });
});

describe('playwright', () => {
  const counts = (stats: object, errors: unknown[] = []): unknown =>
    readPlaywrightCounts(report({stats: {expected: 7, unexpected: 0, flaky: 0, skipped: 0, ...stats}, errors}));

  test.each([
    ['all passed', {}, [], 0],
    ['one failed', {unexpected: 1}, [], 1],
    ['two skipped', {skipped: 2}, [], 2],
    ['one that passed only when tried again', {flaky: 1}, [], 1],
    ['an error outside the tests', {}, [{message: 'no server'}], 1],
    ['all of it', {unexpected: 1, skipped: 2, flaky: 3}, [{}, {}], 8],
  ])('%s', (_, stats, errors, failed) => {
    expect(counts(stats, errors)).toEqual({passed: 7, failed});
  });
});

test('the sum is over all runners, and of none it is nothing', () => {
  expect(
    sumCounts([
      {passed: 1, failed: 0},
      {passed: 20, failed: 3},
      {passed: 0, failed: 1},
    ]),
  ).toEqual({passed: 21, failed: 4});
  expect(sumCounts([])).toEqual({passed: 0, failed: 0});
});
