import {readFileSync} from 'node:fs';

/** How many questions a runner asked and how they were answered; a skipped one counts as failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The sum over all runners. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce((sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}), {passed: 0, failed: 0});
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: unknown[];
}

/** Counts from vitest's JSON report; a suite that could not be read counts as one failure. */
export function readVitestCounts(file: string): Counts {
  const {numTotalTests, numPassedTests, numFailedTestSuites} = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = numTotalTests - numPassedTests;
  return {passed: numPassedTests, failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed};
}

/** Counts from Playwright's JSON report; flaky, skipped and errors outside tests count as failed. */
export function readPlaywrightCounts(file: string): Counts {
  const {stats, errors} = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length};
}
