import type {Result} from 'lighthouse';
import {WHOLE_CATEGORIES, type SpeedBudget} from './budgets';

const SHOWN = 4;

/** The part of an audit's table that gives the place: an element, an address, a duration. */
interface Row {
  node?: {snippet?: string};
  url?: string;
  duration?: number;
  wastedMs?: number;
  score?: number;
  groupLabel?: string;
  description?: string;
  items?: Row[];
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** The figures of one run that budgets speak of. */
export function figuresOf({categories, audits}: Result): {
  performance: number;
  blocking: number;
  shift: number;
  largestPaint: number;
} {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: percent(categories.performance?.score),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
  };
}

/** The first rows of an audit, one line each, indented. */
function rowsOf(result: Result, id: string): string[] {
  const details = result.audits[id]?.details as {items?: Row[]} | undefined;
  const rows = (details?.items ?? []).flatMap((row) => row.items ?? [row]);
  return rows.slice(0, SHOWN).map((row) => {
    const amount = row.duration ?? row.wastedMs;
    const parts = [
      row.groupLabel,
      row.node?.snippet,
      row.url,
      row.description,
      amount && `${amount.toFixed(0)} ms`,
      row.score?.toFixed(4),
    ];
    return `      ${parts.filter(Boolean).join('  ')}`;
  });
}

/**
 * Every audit of accessibility, best practices and SEO that does not give all its points, with where; empty when each
 * category has 100.
 */
export function faultsOfCategories(result: Result): string[] {
  return WHOLE_CATEGORIES.flatMap((id) => {
    const category = result.categories[id];
    if (!category) return [`${id}: Lighthouse did not look at it`];
    if (category.score === 1) return [];
    const lost = category.auditRefs.filter((ref) => ref.weight > 0 && (result.audits[ref.id]?.score ?? 1) < 1);
    const causes = lost.flatMap((ref) => [
      `    ${result.audits[ref.id]?.title ?? ref.id} (${ref.id})`,
      ...rowsOf(result, ref.id),
    ]);
    return [[`${id} is ${String(percent(category.score))}, not 100`, ...causes].join('\n')];
  });
}

/** What costs a page its points for speed: the metrics that lose most, then what the main thread did and what moved. */
function costs(result: Result): string[] {
  const lost = (result.categories.performance?.auditRefs ?? [])
    .map(({id, weight}) => ({id, points: weight * (1 - (result.audits[id]?.score ?? 1))}))
    .filter(({points}) => points >= 0.5)
    .sort((one, other) => other.points - one.points);
  return [
    ...lost.map(
      ({id, points}) =>
        `    ${result.audits[id]?.title ?? id} ${result.audits[id]?.displayValue ?? ''}: ${points.toFixed(0)} points`,
    ),
    ...[
      'long-tasks',
      'mainthread-work-breakdown',
      'largest-contentful-paint-element',
      'layout-shifts',
      'render-blocking-resources',
    ].flatMap((id) => {
      const rows = rowsOf(result, id);
      return rows.length > 0 ? [`    ${result.audits[id]?.title ?? id}`, ...rows] : [];
    }),
  ];
}

/** Every bound that a run does not keep, each with what costs most; empty when it keeps all. */
export function faultsOf(result: Result, budget: SpeedBudget): string[] {
  const {performance, blocking, shift} = figuresOf(result);
  const slow = [
    ...(performance >= budget.performance
      ? []
      : [`performance is ${String(performance)}, the budget ${String(budget.performance)}`]),
    ...(blocking <= budget.blocking
      ? []
      : [`total blocking time is ${blocking.toFixed(0)} ms, the budget ${String(budget.blocking)} ms`]),
    ...(shift === 0 ? [] : [`cumulative layout shift is ${shift.toFixed(4)}, the budget 0`]),
  ];
  return [...(slow.length > 0 ? [[slow.join('; '), ...costs(result)].join('\n')] : []), ...faultsOfCategories(result)];
}
