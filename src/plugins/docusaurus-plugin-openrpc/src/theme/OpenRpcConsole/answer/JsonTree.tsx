import {useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {toMove} from '../../../console/answer/toMove';
import type {TreeRow} from '../../../console/answer/toRows';
import type {DecodedForm} from '../../../console/model';
import type {Forms} from './JsonAnswer';
import JsonRow from './JsonRow';
import type {Tree} from './useTree';
import styles from './tree.module.css';

interface Props {
  whole: string;
  tree: Tree;
  pattern: RegExp | undefined;
  forms: Forms;
  locale: string;
}

const NO_FORMS: readonly DecodedForm[] = [];

/** Scrolls a box until an element in it can be seen: its top, where it is taller than the box. */
function scrollWithin(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
}

/** A value of an answer as a tree by the pattern of WAI-ARIA: one stop of the Tab key, arrow keys inside. */
export default function JsonTree({whole, tree, pattern, forms, locale}: Props): ReactNode {
  const {rows, active, target, reachedRef, go, act} = tree;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = target && box.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !box.current || reachedRef.current === target) return;
    reachedRef.current = target;
    if (target.how === 'focus') row.focus();
    else {
      scrollWithin(box.current, row);
      // The box itself may end below what the reader sees.
      row.scrollIntoView({block: 'nearest'});
    }
  }, [target, reachedRef]);
  const onKey = useCallback(
    (row: TreeRow, event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const move = toMove(rows, row.id, event.key);
      if (!move) return;
      event.preventDefault();
      if (move.kind === 'go') go(move.id);
      else act(row);
    },
    [rows, go, act],
  );
  return (
    <div
      ref={box}
      role="tree"
      className={styles.tree}
      aria-label={translate({
        id: 'openrpc.console.answer.tree',
        message: 'Content of the response',
        description: 'Name of the tree of values',
      })}
    >
      {rows.map((row) => (
        <JsonRow
          key={row.id}
          row={row}
          whole={whole}
          active={row.id === active}
          pattern={pattern}
          forms={row.kind === 'value' ? (forms.get(row.pointer) ?? NO_FORMS) : NO_FORMS}
          locale={locale}
          onAct={act}
          onGo={go}
          onKey={onKey}
        />
      ))}
    </div>
  );
}
