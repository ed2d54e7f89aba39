import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Draft} from '../../../console/model';
import styles from './field.module.css';

/** How much there is in a fold, so that it can stay closed. */
function countText(draft: Draft): string {
  if (draft.kind === 'list') {
    return translate(
      {
        id: 'openrpc.console.fold.entries',
        message: 'Entries: {count}',
        description: 'Opens and closes a list in the form',
      },
      {count: draft.items.length},
    );
  }
  const fields =
    draft.kind === 'fields' ? [...Object.values(draft.fields), ...draft.others.map((other) => other.draft)] : [];
  const count = fields.filter(({kind}) => kind !== 'off').length;
  return translate(
    {
      id: 'openrpc.console.fold.fields',
      message: 'Fields included: {count}',
      description: 'Opens and closes an object in the form',
    },
    {count},
  );
}

/** The parts of a value; those of a nested one fold. */
export default function Fold({
  id,
  draft,
  isNested,
  children,
}: {
  id: string;
  draft: Draft;
  isNested: boolean;
  children: ReactNode;
}): ReactNode {
  const parts = (
    <div id={id} className={styles.parts} tabIndex={-1}>
      {children}
    </div>
  );
  if (!isNested) return parts;
  return (
    <details open className={styles.fold}>
      <summary>{countText(draft)}</summary>
      {parts}
    </details>
  );
}
