import {readFileSync} from 'node:fs';
import {NOT_HERE} from '../browser/notHere';
import {STEPS} from '../browser/steps';
import {NOTHING, describeFailure, type Counts} from './counts';
import {groupNotHere, isCiMachine} from './notHere';

interface Result {
  duration?: number;
  error?: {message?: string};
  attachments?: {name: string; body?: string}[];
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations?: {type: string; description?: string}[];
  results: Result[];
}

interface Suite {
  suites?: Suite[];
  specs: {file: string; line: number; title: string; tests: Test[]}[];
}

interface Report {
  errors: {message?: string}[];
  suites: Suite[];
}

/** One test with its name, as the reader of a log looks for it. */
interface Named extends Test {
  name: string;
}

const SHOWN_STEPS = 15;

function testsOf({specs, suites = []}: Suite): Named[] {
  const own = specs.flatMap(({file, line, title, tests}) =>
    tests.map((test) => ({...test, name: `${file}:${String(line)} › ${title}`})),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** What a failed test carries of the presses its pages felt, the newest last. */
function readSteps(results: readonly Result[]): string[] {
  const body = results.flatMap(({attachments = []}) => attachments).find(({name}) => name === STEPS)?.body;
  return body ? Buffer.from(body, 'base64').toString().split('\n').slice(-SHOWN_STEPS) : [];
}

const saidBy = ({results}: Test): string | undefined => results.find(({error}) => error)?.error?.message;

const describe = (test: Named): string =>
  [describeFailure(`${test.name} (${test.status})`, saidBy(test)), ...readSteps(test.results)].join('\n    ');

const reasonOf = ({annotations = []}: Test): string | undefined =>
  annotations.find(({type}) => type === NOT_HERE)?.description;

/**
 * Counts from Playwright's JSON report. A test that passes on a retry counts as passed and flaky; a skipped one counts
 * as failed, unless this machine isn't of CI's kind and the test reports what the machine lacks. An error outside of
 * tests is a failure.
 */
export function readPlaywrightCounts(
  file: string,
  machine: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): Counts {
  const {errors, suites} = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const tests = suites.flatMap(testsOf);
  const lacking = (test: Test): string | undefined =>
    test.status === 'skipped' && !isCiMachine(machine) ? reasonOf(test) : undefined;
  const passed = tests.filter(({status}) => status === 'expected' || status === 'flaky');
  const failed = tests.filter(
    (test) => (test.status === 'unexpected' || test.status === 'skipped') && lacking(test) === undefined,
  );
  return {
    ...NOTHING,
    passed: passed.length,
    failed: failed.length + errors.length,
    failures: [...errors.map(({message}) => describeFailure('outside the tests', message)), ...failed.map(describe)],
    flaky: tests
      .filter(({status}) => status === 'flaky')
      .map((test) => ({test: test.name, said: describeFailure('', saidBy(test)).trim()})),
    notHere: groupNotHere(
      tests.flatMap((test) => {
        const reason = lacking(test);
        return reason === undefined ? [] : [{what: 'browser tests', count: 1, reason}];
      }),
    ),
    timed: tests.map(({name, results}) => ({
      test: name,
      seconds: results.reduce((sum, {duration = 0}) => sum + duration, 0) / 1000,
    })),
  };
}
