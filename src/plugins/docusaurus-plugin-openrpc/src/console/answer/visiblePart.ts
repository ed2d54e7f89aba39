import {below} from '../../jsonPointer';
import {hasEntries} from './entries';
import type {TreeRow, ValueRow} from './toRows';

/** What of a folded value the choice between alternative types looks at. */
const LEVELS = 3;
const ITEMS = 5;
const FIELDS = 100;

/**
 * The visible part of an answer as a value of its own, and the position of each of its plain values in the whole:
 * pointers by pointers.
 */
export interface VisiblePart {
  value: unknown;
  origins: ReadonlyMap<string, string>;
}

function outline(value: unknown, levels: number): unknown {
  if (!hasEntries(value)) return value;
  if (Array.isArray(value)) return levels === 0 ? [] : value.slice(0, ITEMS).map((item) => outline(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, levels === 0 ? 0 : FIELDS)
      .map(([name, field]) => [name, outline(field, levels - 1)]),
  );
}

function copyOf({value, key, position}: ValueRow): unknown {
  if (typeof key === 'string' || position <= ITEMS) return outline(value, LEVELS);
  return hasEntries(value) ? outline(value, 0) : value;
}

/** Without a prototype, so that no name means more than a name. */
const emptyRecord = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

/**
 * What the visible rows show, without the rest: folded values in outline, lists only from their first visible entry to
 * the last.
 */
export function visiblePart(rows: readonly TreeRow[]): VisiblePart {
  const origins = new Map<string, string>();
  const open: {pointer: string; copy: unknown}[] = [];
  let whole: unknown;
  for (const row of rows) {
    if (row.kind === 'more') continue;
    const copy = row.slice && hasEntries(row.value) ? (Array.isArray(row.value) ? [] : emptyRecord()) : copyOf(row);
    const parent = open[row.level - 2];
    let pointer = '';
    if (!parent) {
      whole = copy;
    } else if (Array.isArray(parent.copy)) {
      pointer = below(parent.pointer, parent.copy.push(copy) - 1);
    } else {
      pointer = below(parent.pointer, row.key ?? '');
      (parent.copy as Record<string, unknown>)[row.key ?? ''] = copy;
    }
    origins.set(pointer, row.pointer);
    open[row.level - 1] = {pointer, copy};
  }
  return {value: whole, origins};
}
