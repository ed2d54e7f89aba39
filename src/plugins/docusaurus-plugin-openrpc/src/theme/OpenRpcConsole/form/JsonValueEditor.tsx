import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {emptyDraft} from '../../../console/draft/emptyDraft';
import type {DraftOf} from '../../../console/draft/kinds';
import type {TypeNode} from '../../../reference';
import type {EditorProps} from './editorProps';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import styles from './control.module.css';

/** A box for a value as JSON: where the type says nothing of the value, or the value does not fit the type. */
export default function JsonValueEditor(props: EditorProps<TypeNode, DraftOf<'json'>>): ReactNode {
  const {id, type, draft, onDraft, isRequired, isInvalid, describedBy, label} = props;
  const {context} = useForm();
  const clear = (): void => {
    onDraft(emptyDraft(type, true, context));
    focusSoon(id);
  };
  return (
    <>
      <textarea
        id={id}
        className={styles.box}
        rows={Math.min(12, draft.text.split('\n').length)}
        value={draft.text}
        onChange={({target}) => onDraft({kind: 'json', text: target.value})}
        spellCheck={false}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        aria-label={label}
      />
      <div className={styles.under}>
        <span>JSON</span>
        {type.kind !== 'any' && (
          <button type="button" className={styles.button} onClick={clear}>
            <Translate
              id="openrpc.console.json.form"
              description="Button: replaces a value written as JSON by an empty field"
            >
              Clear and fill in the form
            </Translate>
          </button>
        )}
      </div>
    </>
  );
}
