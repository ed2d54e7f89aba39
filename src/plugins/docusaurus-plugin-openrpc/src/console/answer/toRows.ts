import {stepsOf} from '../../jsonPointer';
import {canOpen, countEntries, entryAt, hasEntries, indexOfEntry, rootPlace, type Place} from './entries';
import {CHARACTERS, ENTRIES, firstSlice, growSlice, sliceWith, type Measure, type Slice} from './slices';

/** Texts longer than this are cut until opened. */
export const CUT_AT = 240;

/** About how many rows an answer opens with. */
const FIRST_ROWS = 60;

/** What a reader has opened: pointers of open values, and slices of long ones that differ from the first. */
export interface TreeView {
  open: ReadonlySet<string>;
  slices: ReadonlyMap<string, Slice>;
}

/** A line of the visible tree. */
export type TreeRow = ValueRow | MoreRow;

/** A line with a value; `slice` describes the shown part of an open one. */
export interface ValueRow extends Place {
  kind: 'value';
  id: string;
  /** Place among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
  foldable: boolean;
  slice: Slice | undefined;
}

/** A line that shows more of a value that is open in part. */
export interface MoreRow {
  kind: 'more';
  id: string;
  side: 'before' | 'after';
  /** Pointer of the value. */
  pointer: string;
  level: number;
  hidden: number;
  /** How many come with the next step. */
  step: number;
  of: 'entries' | 'characters';
}

/** The length of a value's inside and the measure it is shown by; undefined for a value without one. */
function insideOf(place: Place): {total: number; measure: Measure} | undefined {
  if (typeof place.value === 'string' && place.value.length > CUT_AT)
    return {total: place.value.length, measure: CHARACTERS};
  return canOpen(place) ? {total: countEntries(place.value), measure: ENTRIES} : undefined;
}

function moreRow(place: Place, side: MoreRow['side'], hidden: number, measure: Measure): MoreRow {
  const of = measure === ENTRIES ? 'entries' : 'characters';
  // No pointer begins with these signs.
  const id = `${side === 'before' ? '<' : '>'}${place.pointer}`;
  return {
    kind: 'more',
    id,
    side,
    pointer: place.pointer,
    level: place.level + 1,
    hidden,
    step: Math.min(measure.step, hidden),
    of,
  };
}

function addRows(rows: TreeRow[], view: TreeView, place: Place, position: number, siblings: number): void {
  const inside = insideOf(place);
  const slice =
    inside && view.open.has(place.pointer)
      ? (view.slices.get(place.pointer) ?? firstSlice(inside.total, inside.measure))
      : undefined;
  rows.push({...place, kind: 'value', id: place.pointer, position, siblings, foldable: inside !== undefined, slice});
  if (!inside || !slice) return;
  if (slice.from > 0) rows.push(moreRow(place, 'before', slice.from, inside.measure));
  if (hasEntries(place.value)) {
    const open = {...place, value: place.value};
    for (let index = slice.from; index < slice.to; index++)
      addRows(rows, view, entryAt(open, index), index + 1, inside.total);
  }
  if (slice.to < inside.total) rows.push(moreRow(place, 'after', inside.total - slice.to, inside.measure));
}

/** The visible lines of an answer, from top to bottom; reads nothing that is folded. */
export function toRows(root: unknown, view: TreeView): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, view, rootPlace(root), 1, 1);
  return rows;
}

/** What is open when an answer is first shown: level by level, as long as it stays on a few screens. */
export function firstView(root: unknown): TreeView {
  const open = new Set<string>();
  let rows = 1;
  const queue: Place[] = [rootPlace(root)];
  for (let place = queue.shift(); place; place = queue.shift()) {
    if (!canOpen(place)) continue;
    const shown = firstSlice(countEntries(place.value), ENTRIES).to;
    if (place.level > 1 && rows + shown > FIRST_ROWS) continue;
    rows += shown;
    open.add(place.pointer);
    for (let index = 0; index < shown; index++) queue.push(entryAt(place, index));
  }
  return {open, slices: new Map()};
}

/** The view with a value opened or folded. */
export function toggled(view: TreeView, pointer: string): TreeView {
  const open = new Set(view.open);
  if (!open.delete(pointer)) open.add(pointer);
  return {...view, open};
}

function placeAt(root: unknown, pointer: string): Place {
  let place = rootPlace(root);
  for (const step of stepsOf(pointer)) {
    const index = canOpen(place) ? indexOfEntry(place.value, step) : -1;
    if (!canOpen(place) || index < 0) return place;
    place = entryAt(place, index);
  }
  return place;
}

/** A view, and the pointer of the place in it that a reader is led to. */
export interface Led {
  view: TreeView;
  pointer: string;
}

/** The view with one more step of a value that is open in part, and the nearest entry that came with it. */
export function withMore(root: unknown, view: TreeView, {pointer, side}: Pick<MoreRow, 'pointer' | 'side'>): Led {
  const place = placeAt(root, pointer);
  const inside = insideOf(place);
  if (!inside) return {view, pointer: place.pointer};
  const slice = view.slices.get(pointer) ?? firstSlice(inside.total, inside.measure);
  const slices = new Map(view.slices).set(pointer, growSlice(slice, side, inside.total, inside.measure));
  const index = side === 'before' ? slice.from - 1 : slice.to;
  const first = canOpen(place) && index >= 0 && index < inside.total ? entryAt(place, index) : place;
  return {view: {...view, slices}, pointer: first.pointer};
}

/** The view with every parent of a place opened, and the pointer of the place, or of the nearest one that exists. */
export function revealed(root: unknown, view: TreeView, pointer: string): Led {
  const open = new Set(view.open);
  const slices = new Map(view.slices);
  let place = rootPlace(root);
  for (const step of stepsOf(pointer)) {
    const index = canOpen(place) ? indexOfEntry(place.value, step) : -1;
    if (!canOpen(place) || index < 0) break;
    const total = countEntries(place.value);
    open.add(place.pointer);
    slices.set(
      place.pointer,
      sliceWith(index, slices.get(place.pointer) ?? firstSlice(total, ENTRIES), total, ENTRIES),
    );
    place = entryAt(place, index);
  }
  return {view: {open, slices}, pointer: place.pointer};
}
