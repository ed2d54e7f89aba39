import type {ReactNode} from 'react';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import {formatOf} from '../../../console/values/format';
import type {EditorProps} from './editorProps';
import {useForm} from './formState';
import {valueHint} from './valueHint';
import ValueNote from './ValueNote';
import styles from './control.module.css';

/** A line to type a text or number in; data, which may be long, gets a box that grows. */
export default function TextEditor(props: EditorProps<TypeOf<'string' | 'number'>, DraftOf<'text'>>): ReactNode {
  const {id, type, draft, onDraft, isRequired, isInvalid, describedBy, label} = props;
  const {context} = useForm();
  const hint = valueHint(type, context);
  const shared = {
    id,
    value: draft.text,
    placeholder: hint,
    onChange: ({target}: {target: {value: string}}) => onDraft({kind: 'text', text: target.value}),
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': `${describedBy} ${id}/note`,
    'aria-label': label,
  };
  const isLong = formatOf(type) === 'data' || (type.kind === 'string' && draft.text.includes('\n'));
  return (
    <>
      {isLong ? (
        <textarea {...shared} className={styles.box} rows={1} />
      ) : (
        <input {...shared} type="text" className={styles.line} inputMode={type.kind === 'number' ? 'decimal' : undefined} />
      )}
      <ValueNote id={`${id}/note`} type={type} text={draft.text} hint={hint} />
    </>
  );
}
