import type {ReactNode} from 'react';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import type {EditorProps} from './editorProps';
import styles from './control.module.css';

/** True or false, picked; neither is marked while nothing is sent. */
export default function BooleanEditor({
  id,
  draft,
  onDraft,
  isSent,
  describedBy,
}: EditorProps<TypeOf<'boolean'>, DraftOf<'pick'>>): ReactNode {
  return (
    <div className={styles.row}>
      {[true, false].map((value) => (
        <label key={String(value)} className={styles.choice}>
          <input
            type="radio"
            id={value ? id : undefined}
            name={id}
            checked={isSent && draft.value === value}
            aria-describedby={describedBy}
            onChange={() => onDraft({kind: 'pick', value})}
          />
          <code>{String(value)}</code>
        </label>
      ))}
    </div>
  );
}
