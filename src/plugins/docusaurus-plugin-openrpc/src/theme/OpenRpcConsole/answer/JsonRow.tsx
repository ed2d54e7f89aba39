import {memo, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {formatCount} from '../../../console/answer/measures';
import type {MoreRow, TreeRow, ValueRow} from '../../../console/answer/toRows';
import type {DecodedForm} from '../../../console/model';
import RowContent from './RowContent';
import styles from './tree.module.css';

interface Props {
  row: TreeRow;
  whole: string;
  active: boolean;
  pattern: RegExp | undefined;
  forms: readonly DecodedForm[];
  locale: string;
  onAct: (row: TreeRow) => void;
  onGo: (id: string) => void;
  onKey: (row: TreeRow, event: KeyboardEvent) => void;
}

/** Deeper levels are not moved in any further. */
const MAX_INDENT = 12;

function More({row, locale}: {row: MoreRow; locale: string}): ReactNode {
  const values = {step: formatCount(row.step, locale), rest: formatCount(row.hidden, locale)};
  return (
    <span className={styles.more}>
      {row.side === 'before' ? (
        <span key="before">
          <Translate
            id="openrpc.console.answer.more.before"
            description="Row that shows earlier entries or characters of a long value"
            values={values}
          >
            {'Show {step} of {rest} before'}
          </Translate>
        </span>
      ) : (
        <span key="after">
          <Translate
            id="openrpc.console.answer.more.after"
            description="Row that shows further entries or characters of a long value"
            values={values}
          >
            {'Show {step} more of {rest}'}
          </Translate>
        </span>
      )}
    </span>
  );
}

/** In a long text that is open, a click starts to select a part of it. */
function isOpenText({slice, value}: ValueRow): boolean {
  return slice !== undefined && typeof value === 'string';
}

function isTwisty(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('[data-twisty]') !== null;
}

/** One line of the tree: a click or a key opens, folds or shows more; text can be marked with the mouse. */
function JsonRow({row, whole, active, pattern, forms, locale, onAct, onGo, onKey}: Props): ReactNode {
  const onClick = (event: MouseEvent): void => {
    if (window.getSelection()?.isCollapsed === false) return;
    if (row.kind === 'value' && (!row.foldable || (isOpenText(row) && !isTwisty(event)))) onGo(row.id);
    else onAct(row);
  };
  const style: CSSProperties & {'--depth': number} = {'--depth': Math.min(row.level - 1, MAX_INDENT)};
  const place = row.kind === 'value' ? {'aria-posinset': row.position, 'aria-setsize': row.siblings} : {};
  return (
    <div
      role="treeitem"
      className={styles.row}
      style={style}
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-selected={active}
      aria-expanded={row.kind === 'value' && row.foldable ? row.slice !== undefined : undefined}
      {...place}
      onClick={onClick}
      onKeyDown={(event) => onKey(row, event)}
    >
      {row.kind === 'more' ? (
        <More row={row} locale={locale} />
      ) : (
        <RowContent row={row} whole={whole} pattern={pattern} forms={forms} locale={locale} />
      )}
    </div>
  );
}

export default memo(JsonRow);
