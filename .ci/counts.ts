import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {STEPS} from '../tests/support/steps';

/** How many questions a runner asked and how they were answered; a skipped one counts as failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Which failed, and what they said: shown once more at the end, where a reader of a long log looks. */
  failures: readonly string[];
}

const SHOWN_LINES = 15;

/** One failure: where it is, and the first lines of what it said. */
export function describeFailure(where: string, said = ''): string {
  const lines = stripVTControlCharacters(said).trim().split('\n');
  return [where, ...lines.filter(Boolean).slice(0, SHOWN_LINES)].join('\n    ');
}

/** The sum over all runners. */
export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
    failures: all.flatMap(({failures}) => failures),
  };
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
  testResults: {name: string; status: string; message: string; assertionResults: {fullName: string; status: string; failureMessages: string[]}[]}[];
}

function describeVitest({testResults}: VitestReport): string[] {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = path.relative('', name);
    const wrong = assertionResults.filter((test) => test.status !== 'passed');
    if (wrong.length === 0) return status === 'passed' ? [] : [describeFailure(file, message)];
    return wrong.map((test) => describeFailure(`${file} › ${test.fullName} (${test.status})`, test.failureMessages[0]));
  });
}

/** Counts from vitest's JSON report; a suite that could not be read counts as one failure. */
export function readVitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const {numTotalTests, numPassedTests, numFailedTestSuites} = report;
  const failed = numTotalTests - numPassedTests;
  return {passed: numPassedTests, failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed, failures: describeVitest(report)};
}

interface PlaywrightResult {
  error?: {message?: string};
  attachments?: {name: string; body?: string}[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {file: string; line: number; title: string; tests: {status: string; results: PlaywrightResult[]}[]}[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: {message?: string}[];
  suites: PlaywrightSuite[];
}

/** What a failed test carries of the presses its pages felt, the newest last. */
function readSteps(results: readonly PlaywrightResult[]): string[] {
  const body = results.flatMap(({attachments = []}) => attachments).find(({name}) => name === STEPS)?.body;
  return body ? Buffer.from(body, 'base64').toString().split('\n').slice(-SHOWN_LINES) : [];
}

function describePlaywright({specs, suites = []}: PlaywrightSuite): string[] {
  const own = specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status !== 'expected')
      .map(({status, results}) =>
        [describeFailure(`${file}:${String(line)} › ${title} (${status})`, results.find(({error}) => error)?.error?.message), ...readSteps(results)].join(
          '\n    ',
        ),
      ),
  );
  return [...own, ...suites.flatMap(describePlaywright)];
}

/** Counts from Playwright's JSON report; flaky, skipped and errors outside tests count as failed. */
export function readPlaywrightCounts(file: string): Counts {
  const {stats, errors, suites} = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [...errors.map(({message}) => describeFailure('outside the tests', message)), ...suites.flatMap(describePlaywright)],
  };
}
