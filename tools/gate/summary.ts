import {countNotHere, sumCounts, type TimedTest} from './counts';
import {groupNotHere} from './notHere';
import type {RunStage} from './stages';

const SLOWEST = 10;

type Row = readonly string[];

/** Columns of equal width, words to the left and numbers to the right. */
function toTable(rows: readonly Row[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const toRow = ({name, seconds, counts}: RunStage): Row => [
  name.replace(/ \(.*/, ''),
  seconds.toFixed(0),
  String(counts.passed),
  String(counts.failed),
  String(counts.flaky.length),
  String(countNotHere(counts)),
];

function slowestOf(timed: readonly TimedTest[]): string[] {
  return [...timed]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({test, seconds}) => `${seconds.toFixed(1).padStart(7)} s  ${test}`);
}

/** The end of a run's output: a table of the stages, what was slow, flaky, not here and wrong, and the closing line. */
export function summarise(stages: readonly RunStage[], seconds: number): string {
  const {passed, failed, failures, flaky, notHere, timed} = sumCounts(stages.map(({counts}) => counts));
  const total = [
    'in all',
    seconds.toFixed(0),
    passed,
    failed,
    flaky.length,
    countNotHere({...sumCounts([]), notHere}),
  ].map(String);
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', `── ${title}`, ...lines] : [];
  return [
    ...part(
      'stages',
      toTable([['stage', 'seconds', 'passed', 'failed', 'flaky', 'not here'], ...stages.map(toRow), total]),
    ),
    ...part('slowest tests', slowestOf(timed)),
    ...part(
      'not on this machine, neither passed nor failed',
      groupNotHere(notHere).map(({what, count, reason}) => `${String(count)} of ${what}: ${reason}`),
    ),
    ...part(
      'flaky: failed at first, passed when tried again',
      flaky.map(({test, said}) => `~ ${test}\n    ${said}`),
    ),
    ...part(
      'what failed',
      failures.map((failure) => `✘ ${failure}`),
    ),
    '',
    `${String(passed)} passed, ${String(failed)} failed`,
  ].join('\n');
}
