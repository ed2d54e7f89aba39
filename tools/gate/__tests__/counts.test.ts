import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {NOT_HERE} from '../../browser/notHere';
import {STEPS} from '../../browser/steps';
import {NOTHING, countNotHere, describeFailure, sumCounts, type Counts} from '../counts';
import {readPlaywrightCounts} from '../playwrightReport';
import {readVitestCounts} from '../vitestReport';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, {recursive: true}));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('vitest', () => {
  const passing = {fullName: 'adds', status: 'passed', duration: 1500, failureMessages: []};
  const read = (numbers: readonly number[], ...testResults: object[]): Counts => {
    const [numTotalTests, numPassedTests, numFailedTestSuites] = numbers;
    return readVitestCounts(report({numTotalTests, numPassedTests, numFailedTestSuites, testResults}));
  };

  test.each([
    ['all passed', [5, 5, 0], {passed: 5, failed: 0}],
    ['two failed', [5, 3, 1], {passed: 3, failed: 2}],
    ['one skipped or to do, none failed', [5, 4, 0], {passed: 4, failed: 1}],
    ['a file that could not be read', [5, 5, 1], {passed: 5, failed: 1}],
  ] as const)('%s', (_, numbers, expected) => {
    expect(read(numbers)).toEqual({...NOTHING, ...expected});
  });

  test('names each test that did not pass with what it said, and a file that could not be read', () => {
    const name = path.resolve('src/sum.test.ts');
    const failing = {
      fullName: 'sums subtracts',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m\n\n    at sum.ts:4'],
    };
    const skipped = {fullName: 'divides', status: 'pending', failureMessages: []};
    const tests = {name, status: 'failed', message: '', assertionResults: [passing, failing, skipped]};
    const unreadable = {name, status: 'failed', message: 'Unexpected token', assertionResults: []};
    expect(
      read([3, 1, 1], tests, unreadable, {name, status: 'passed', message: '', assertionResults: [passing]}),
    ).toMatchObject({
      failures: [
        `${path.join('src', 'sum.test.ts')} › sums subtracts (failed)\n    expected 2 to be 3\n        at sum.ts:4`,
        `${path.join('src', 'sum.test.ts')} › divides (pending)`,
        `${path.join('src', 'sum.test.ts')}\n    Unexpected token`,
      ],
    });
  });

  test('says how long each test took', () => {
    expect(
      read([1, 1, 0], {name: path.resolve('a.test.ts'), status: 'passed', message: '', assertionResults: [passing]})
        .timed,
    ).toEqual([{test: 'a.test.ts › adds', seconds: 1.5}]);
  });
});

describe('playwright', () => {
  interface MadeUp {
    title: string;
    status?: string;
    annotations?: {type: string; description: string}[];
    results?: object[];
  }
  const CI_MACHINE = {platform: 'linux', arch: 'x64'} as const;
  const MAC = {platform: 'darwin', arch: 'arm64'} as const;
  const specs = (...all: MadeUp[]): object[] =>
    all.map(({title, status = 'expected', annotations, results = []}, index) => ({
      file: 'docs.spec.ts',
      line: index + 1,
      title,
      tests: [{status, annotations, results}],
    }));
  const read = (
    all: MadeUp[],
    errors: object[] = [],
    machine: Parameters<typeof readPlaywrightCounts>[1] = CI_MACHINE,
  ): Counts => readPlaywrightCounts(report({errors, suites: [{specs: [], suites: [{specs: specs(...all)}]}]}), machine);
  const error = {message: '\u001b[31mexpected visible\u001b[39m'};

  test('passed, failed and skipped tests, and an error outside of them', () => {
    const counts = read(
      [{title: 'a'}, {title: 'b', status: 'unexpected', results: [{error}]}, {title: 'c', status: 'skipped'}],
      [{message: 'no server'}],
    );
    expect(counts).toMatchObject({
      passed: 1,
      failed: 3,
      failures: [
        'outside the tests\n    no server',
        'docs.spec.ts:2 › b (unexpected)\n    expected visible',
        'docs.spec.ts:3 › c (skipped)',
      ],
    });
  });

  test('one that passed when it was tried again is passed, and flaky with what it said', () => {
    const counts = read([{title: 'races', status: 'flaky', results: [{error, duration: 1000}, {duration: 500}]}]);
    expect(counts).toMatchObject({
      passed: 1,
      failed: 0,
      failures: [],
      flaky: [{test: 'docs.spec.ts:1 › races', said: 'expected visible'}],
    });
    expect(counts.timed).toEqual([{test: 'docs.spec.ts:1 › races', seconds: 1.5}]);
  });

  test('one that the machine cannot be asked is neither, with its reason; on a machine of CI’s kind it has failed', () => {
    const lacking = {
      title: 'asks a node',
      status: 'skipped',
      annotations: [{type: NOT_HERE, description: 'Linux only'}],
    };
    const there = read([lacking, {...lacking, title: 'asks again'}, {title: 'left out', status: 'skipped'}], [], MAC);
    expect(there).toMatchObject({
      passed: 0,
      failed: 1,
      notHere: [{what: 'browser tests', count: 2, reason: 'Linux only'}],
    });
    expect(countNotHere(there)).toBe(2);
    expect(read([lacking])).toMatchObject({failed: 1, notHere: []});
  });

  test('a failed test shows the presses that its pages felt, the newest last', () => {
    const body = Buffer.from(Array.from({length: 20}, (_, index) => `${String(index)} ms: click`).join('\n')).toString(
      'base64',
    );
    const [failure = ''] = read([
      {title: 'presses', status: 'unexpected', results: [{error, attachments: [{name: STEPS, body}]}]},
    ]).failures;
    expect(failure.split('\n').slice(-1)).toEqual(['    19 ms: click']);
    expect(failure).not.toContain('    4 ms: click');
  });
});

test('a failure is shown by its first lines', () => {
  expect(describeFailure('here', 'line\n'.repeat(40)).split('\n')).toHaveLength(16);
});

test('the sum is over all stages, and of none it is nothing', () => {
  const one: Counts = {...NOTHING, passed: 1, flaky: [{test: 'a', said: 'b'}]};
  const other: Counts = {
    ...NOTHING,
    passed: 20,
    failed: 3,
    failures: ['a', 'b', 'c'],
    notHere: [{what: 'samples', count: 4, reason: 'no node'}],
  };
  expect(sumCounts([one, other])).toEqual({
    ...NOTHING,
    passed: 21,
    failed: 3,
    failures: ['a', 'b', 'c'],
    flaky: one.flaky,
    notHere: other.notHere,
  });
  expect(sumCounts([])).toEqual(NOTHING);
});
