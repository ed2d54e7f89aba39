import type {SpeedBudget} from './budgets';
import {faultsOf, figuresOf} from './faults';
import {describeMachine} from './machine';
import {withNoise} from './noise';
import type {Measured} from './runLighthouse';

/** One page's runs and, beside each, one of the reference page. */
export interface MeasuredPage {
  budget: SpeedBudget;
  runs: readonly Measured[];
  references: readonly Measured[];
}

/** What is reported of one page: its median run against its budget, and how busy the machine was meanwhile. */
export interface PageReport {
  name: string;
  address: string;
  scores: Record<string, number>;
  blocking: number;
  /** Of it, what the page's own tasks took on a processor. */
  processorBlocking: number;
  shift: number;
  largestPaint: number;
  /** The reference page's blocking time, in milliseconds: the median of those beside this page's runs. */
  reference: number;
  processorReference: number;
  /** Bounds that are not kept, and those that are missed by more than a shared machine's noise. */
  faults: string[];
  failures: string[];
}

const performanceOf = (run: Measured): number => figuresOf(run).performance;

/** The run in the middle, by the score of its speed. */
export function medianRun(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((one, other) => performanceOf(one) - performanceOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no median of no runs.');
  return middle;
}

/** What one page's runs came to. */
export function toPageReport({budget, runs, references}: MeasuredPage): PageReport {
  const median = medianRun(runs);
  const {blocking, shift, largestPaint} = figuresOf(median);
  const scores = Object.fromEntries(
    Object.values(median.categories).map(({id, score}) => [id, Math.round((score ?? 0) * 100)]),
  );
  const beside = medianRun(references);
  return {
    name: budget.name,
    address: budget.address,
    scores,
    blocking,
    processorBlocking: median.processorBlocking,
    shift,
    largestPaint,
    reference: figuresOf(beside).blocking,
    processorReference: beside.processorBlocking,
    faults: faultsOf(median, budget),
    failures: faultsOf(median, withNoise(budget)),
  };
}

const COLUMNS = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'LCP ms',
  'TBT ms (processor)',
  'CLS',
  'Reference TBT ms (processor)',
];

/** The reports as a table in Markdown, under the day and the machine. */
export function toMarkdown(reports: readonly PageReport[], runs: number): string {
  const rows = reports.map(({name, scores, largestPaint, shift, ...page}) => [
    name,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => String(scores[id] ?? '–')),
    largestPaint.toFixed(0),
    `${page.blocking.toFixed(0)} (${page.processorBlocking.toFixed(0)})`,
    shift.toFixed(3),
    `${page.reference.toFixed(0)} (${page.processorReference.toFixed(0)})`,
  ]);
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `Lighthouse, mobile, simulated throttling, median of ${String(runs)} by performance; ${describeMachine()}\n\n${table.join('\n')}\n`;
}
