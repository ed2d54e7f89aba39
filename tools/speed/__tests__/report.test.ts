// holds: speed.budgets
import {describe, expect, test} from 'vitest';
import {SPEED_BUDGETS, WHOLE_CATEGORIES} from '../budgets';
import {faultsOf} from '../faults';
import {medianRun, toMarkdown, toPageReport} from '../report';
import type {Measured} from '../runLighthouse';

const [budget] = SPEED_BUDGETS;
if (!budget) throw new Error('There is no budget.');

interface Found {
  performance?: number;
  blocking?: number;
  shift?: number;
  seo?: number;
}

/** As much of a result of Lighthouse as the reports read. */
function madeUpRun({performance = 100, blocking = 0, shift = 0, seo = 1}: Found): Measured {
  const audit = (id: string, score: number, numericValue?: number, items?: unknown[]): object => ({
    id,
    title: `Title of ${id}`,
    score,
    numericValue,
    ...(items && {details: {items}}),
  });
  const audits = {
    'total-blocking-time': audit('total-blocking-time', 0.1, blocking),
    'cumulative-layout-shift': audit('cumulative-layout-shift', 1, shift),
    'largest-contentful-paint': audit('largest-contentful-paint', 1, 1200),
    'long-tasks': audit('long-tasks', 1, undefined, [{url: 'https://portal.example/slow.js', duration: 301}]),
    'meta-description': audit('meta-description', seo, undefined, [{node: {snippet: '<head>'}}]),
  };
  const category = (id: string, score: number, ref: string): object => ({
    id,
    score,
    auditRefs: [{id: ref, weight: 30}],
  });
  const categories = {
    performance: category('performance', performance / 100, 'total-blocking-time'),
    ...Object.fromEntries(WHOLE_CATEGORIES.map((id) => [id, category(id, id === 'seo' ? seo : 1, 'meta-description')])),
  };
  // No test needs the rest of the report.
  return {audits, categories, processorBlocking: 7} as unknown as Measured;
}

describe('what a page is told', () => {
  test('a page within its bounds has no fault', () => {
    expect(faultsOf(madeUpRun({performance: budget.performance, blocking: budget.blocking}), budget)).toEqual([]);
  });

  test.each([
    [
      {performance: budget.performance - 1},
      `performance is ${String(budget.performance - 1)}, the budget ${String(budget.performance)}`,
    ],
    [
      {blocking: budget.blocking + 1},
      `total blocking time is ${String(budget.blocking + 1)} ms, the budget ${String(budget.blocking)} ms`,
    ],
    [{shift: 0.01}, 'cumulative layout shift is 0.0100, the budget 0'],
  ])('%o is one point over a bound, and the fault names what costs most', (found, words) => {
    const [fault = '', ...others] = faultsOf(madeUpRun(found), budget);
    expect(others).toEqual([]);
    expect(fault).toContain(words);
    expect(fault).toContain('Title of total-blocking-time : 27 points');
    expect(fault).toContain('https://portal.example/slow.js  301 ms');
  });

  test('a category without all its points names the audit and the element', () => {
    expect(faultsOf(madeUpRun({seo: 0.9}), budget)).toEqual([
      'seo is 90, not 100\n    Title of meta-description (meta-description)\n      <head>',
    ]);
  });

  test('a category that was not looked at is a fault', () => {
    const run = madeUpRun({});
    delete run.categories.seo;
    expect(faultsOf(run, budget)).toEqual(['seo: Lighthouse did not look at it']);
  });
});

test.each([
  ['the score', {performance: budget.performance - 10}, {performance: budget.performance - 11}],
  ['blocking time', {blocking: budget.blocking * 2}, {blocking: budget.blocking * 2 + 1}],
])(
  '%s is missed within the noise of a shared machine without a failure, and beyond it with one',
  (_, within, beyond) => {
    const failures = (found: Found): string[] => {
      const runs = [madeUpRun(found)];
      return toPageReport({budget, runs, references: runs}).failures;
    };
    expect(failures(within)).toEqual([]);
    expect(failures(beyond)).toHaveLength(1);
  },
);

describe('the report', () => {
  const runs = [90, 60, 80].map((performance) => madeUpRun({performance, blocking: performance}));

  test('is of the run in the middle', () => {
    expect(medianRun(runs)).toBe(runs[2]);
    expect(() => medianRun([])).toThrow('no runs');
  });

  test('has a row for a page, with the reference page’s figure beside it', () => {
    const page = toPageReport({budget, runs, references: runs});
    expect([page.scores.performance, page.blocking, page.reference]).toEqual([80, 80, 80]);
    expect(toMarkdown([page], 3)).toContain('| home | 80 | 100 | 100 | 100 | 1200 | 80 (7) | 0.000 | 80 (7) |');
  });
});
