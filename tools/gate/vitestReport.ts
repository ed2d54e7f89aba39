import {readFileSync} from 'node:fs';
import path from 'node:path';
import {NOTHING, describeFailure, type Counts, type TimedTest} from './counts';

interface Report {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
  testResults: Suite[];
}

interface Suite {
  name: string;
  status: string;
  message: string;
  assertionResults: {fullName: string; status: string; duration?: number | null; failureMessages: string[]}[];
}

const fileOf = ({name}: Suite): string => path.relative('', name);

function describeSuite(suite: Suite): string[] {
  const wrong = suite.assertionResults.filter((test) => test.status !== 'passed');
  if (wrong.length === 0) return suite.status === 'passed' ? [] : [describeFailure(fileOf(suite), suite.message)];
  return wrong.map((test) =>
    describeFailure(`${fileOf(suite)} › ${test.fullName} (${test.status})`, test.failureMessages[0]),
  );
}

const timesOf = (suite: Suite): TimedTest[] =>
  suite.assertionResults.map(({fullName, duration}) => ({
    test: `${fileOf(suite)} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));

/** Counts from vitest's JSON report; a skipped test counts as failed, a suite that could not be read as one failure. */
export function readVitestCounts(file: string): Counts {
  const {numTotalTests, numPassedTests, numFailedTestSuites, testResults} = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Report;
  const failed = numTotalTests - numPassedTests;
  return {
    ...NOTHING,
    passed: numPassedTests,
    failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed,
    failures: testResults.flatMap(describeSuite),
    timed: testResults.flatMap(timesOf),
  };
}
