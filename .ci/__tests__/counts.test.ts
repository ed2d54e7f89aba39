import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {STEPS} from '../../tests/support/steps';
import {describeFailure, readPlaywrightCounts, readVitestCounts, sumCounts} from '../counts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, {recursive: true}));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('vitest', () => {
  const passing = {fullName: 'adds', status: 'passed', failureMessages: []};
  const read = (numbers: readonly number[], ...testResults: object[]): unknown => {
    const [numTotalTests, numPassedTests, numFailedTestSuites] = numbers;
    return readVitestCounts(report({numTotalTests, numPassedTests, numFailedTestSuites, testResults}));
  };

  test.each([
    ['all passed', [5, 5, 0], {passed: 5, failed: 0}],
    ['two failed', [5, 3, 1], {passed: 3, failed: 2}],
    ['one skipped or to do, none failed', [5, 4, 0], {passed: 4, failed: 1}],
    ['a file that could not be read', [5, 5, 1], {passed: 5, failed: 1}],
  ] as const)('%s', (_, numbers, expected) => {
    expect(read(numbers)).toEqual({...expected, failures: []});
  });

  test('names each test that did not pass with what it said, and a file that could not be read', () => {
    const name = path.resolve('src/sum.test.ts');
    const failing = {fullName: 'sums subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m\n\n    at sum.ts:4']};
    const skipped = {fullName: 'divides', status: 'pending', failureMessages: []};
    const tests = {name, status: 'failed', message: '', assertionResults: [passing, failing, skipped]};
    const unreadable = {name, status: 'failed', message: 'Unexpected token', assertionResults: []};
    expect(read([3, 1, 1], tests, unreadable, {name, status: 'passed', message: '', assertionResults: [passing]})).toMatchObject({
      failures: [
        `${path.join('src', 'sum.test.ts')} › sums subtracts (failed)\n    expected 2 to be 3\n        at sum.ts:4`,
        `${path.join('src', 'sum.test.ts')} › divides (pending)`,
        `${path.join('src', 'sum.test.ts')}\n    Unexpected token`,
      ],
    });
  });
});

describe('playwright', () => {
  const read = (stats: object, errors: unknown[] = [], suites: unknown[] = []): unknown =>
    readPlaywrightCounts(report({stats: {expected: 7, unexpected: 0, flaky: 0, skipped: 0, ...stats}, errors, suites}));

  test.each([
    ['all passed', {}, [], 0],
    ['one failed', {unexpected: 1}, [], 1],
    ['two skipped', {skipped: 2}, [], 2],
    ['one that passed only when tried again', {flaky: 1}, [], 1],
    ['an error outside the tests', {}, [{message: 'no server'}], 1],
    ['all of it', {unexpected: 1, skipped: 2, flaky: 3}, [{}, {}], 8],
  ])('%s', (_, stats, errors, failed) => {
    expect(read(stats, errors)).toMatchObject({passed: 7, failed});
  });

  test('names each test that did not pass, in suites within suites, and an error outside', () => {
    const specOf = (title: string, status: string, ...errors: object[]): object => ({
      file: 'nav.spec.ts',
      line: 4,
      title,
      tests: [{status, results: [...errors.map((error) => ({error})), {}]}],
    });
    const inner = {specs: [specOf('slow', 'flaky', {message: 'it took 6 s'})]};
    const outer = {specs: [specOf('opens', 'expected'), specOf('closes', 'unexpected', {message: 'still open'})], suites: [inner]};
    expect(read({unexpected: 1, flaky: 1}, [{message: 'no server'}], [outer])).toMatchObject({
      failures: ['outside the tests\n    no server', 'nav.spec.ts:4 › closes (unexpected)\n    still open', 'nav.spec.ts:4 › slow (flaky)\n    it took 6 s'],
    });
  });
});

test('what failed in a browser says which presses its pages felt', () => {
  const results = [
    {error: {message: 'still open'}, attachments: [{name: STEPS, body: Buffer.from('5 ms: click on <a>\n9 ms: asked for /es').toString('base64')}]},
  ];
  const suites = [{specs: [{file: 'nav.spec.ts', line: 4, title: 'closes', tests: [{status: 'unexpected', results}]}]}];
  const stats = {expected: 0, unexpected: 1, flaky: 0, skipped: 0};
  expect(readPlaywrightCounts(report({stats, errors: [], suites})).failures).toEqual([
    'nav.spec.ts:4 › closes (unexpected)\n    still open\n    5 ms: click on <a>\n    9 ms: asked for /es',
  ]);
});

test('of a long fault its first lines are shown', () => {
  const lines = Array.from({length: 40}, (_, index) => `line ${String(index + 1)}`);
  expect(describeFailure('here', lines.join('\n')).split('\n')).toEqual(['here', ...lines.slice(0, 15).map((line) => `    ${line}`)]);
});

test('the sum is over all runners, and of none it is nothing', () => {
  expect(
    sumCounts([
      {passed: 1, failed: 0, failures: []},
      {passed: 20, failed: 3, failures: ['a', 'b', 'c']},
      {passed: 0, failed: 1, failures: ['d']},
    ]),
  ).toEqual({passed: 21, failed: 4, failures: ['a', 'b', 'c', 'd']});
  expect(sumCounts([])).toEqual({passed: 0, failed: 0, failures: []});
});
