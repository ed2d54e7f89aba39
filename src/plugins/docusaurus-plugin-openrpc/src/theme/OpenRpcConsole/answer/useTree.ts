import {useCallback, useMemo, useRef, useState, type RefObject} from 'react';
import {
  firstView,
  revealed,
  toggled,
  toRows,
  withMore,
  type TreeRow,
  type TreeView,
} from '../../../console/answer/toRows';

/** Where the tree leads to: with the focus, or by sight only. */
export interface Target {
  id: string;
  how: 'focus' | 'sight';
}

/** An answer as a tree that opens and folds. */
export interface Tree {
  rows: readonly TreeRow[];
  /** Row that the keyboard is on. */
  active: string;
  /** A new object for each time that the reader is led somewhere. */
  target: Target | undefined;
  /** The target that the reader has been led to. */
  reachedRef: RefObject<Target | undefined>;
  go: (id: string) => void;
  /** Opens or folds a row, or shows more. */
  act: (row: TreeRow) => void;
  reveal: (pointer: string, how: Target['how']) => void;
}

interface State {
  view: TreeView;
  active: string;
  target: Target | undefined;
}

/** Keeps what is open in an answer, and where in it the reader is. */
export function useTree(value: unknown): Tree {
  const [{view, active, target}, setState] = useState<State>(() => ({
    view: firstView(value),
    active: '',
    target: undefined,
  }));
  const reachedRef = useRef<Target>(undefined);
  const rows = useMemo(() => toRows(value, view), [value, view]);
  const go = useCallback((id: string) => setState((state) => ({...state, active: id, target: {id, how: 'focus'}})), []);
  const act = useCallback(
    (row: TreeRow) =>
      setState((state) => {
        const opened = row.kind === 'value' && row.foldable ? toggled(state.view, row.pointer) : state.view;
        const led = row.kind === 'more' ? withMore(value, state.view, row) : {view: opened, pointer: row.pointer};
        return {view: led.view, active: led.pointer, target: {id: led.pointer, how: 'focus'}};
      }),
    [value],
  );
  const reveal = useCallback(
    (pointer: string, how: Target['how']) =>
      setState((state) => {
        const led = revealed(value, state.view, pointer);
        return {view: led.view, active: led.pointer, target: {id: led.pointer, how}};
      }),
    [value],
  );
  return {rows, active, target, reachedRef, go, act, reveal};
}
