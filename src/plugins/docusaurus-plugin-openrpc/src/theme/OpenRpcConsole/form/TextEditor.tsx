import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import {checkText} from '../../../console/values/checkText';
import {formatOf} from '../../../console/values/format';
import {unwrapped} from '../../../console/values/unwrapped';
import type {EditorProps} from './editorProps';
import {useForm} from './formState';
import SecretLine from './SecretLine';
import {valueHint} from './valueHint';
import ValueNote from './ValueNote';
import styles from './control.module.css';

/** A line to type a text or number in; data, which may be long, gets a box that grows. */
export default function TextEditor(props: EditorProps<TypeOf<'string' | 'number'>, DraftOf<'text'>>): ReactNode {
  const {id, name, path, type, draft, onDraft, isRequired, isInvalid, describedBy, label} = props;
  const {context, isSecret} = useForm();
  const secret = isSecret(path);
  const [isStripped, setStripped] = useState(false);
  const hint = valueHint(type, context);
  const change = (text: string): void => {
    const bare = unwrapped(text);
    const isBetter =
      type.kind === 'string' &&
      bare !== text &&
      !checkText(text, type, context).ok &&
      checkText(bare, type, context).ok;
    setStripped(isBetter);
    onDraft({kind: 'text', text: isBetter ? bare : text});
  };
  const shared = {
    id,
    value: draft.text,
    placeholder: hint,
    onChange: ({target}: {target: {value: string}}) => change(target.value),
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-required': isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': `${describedBy} ${id}/note`,
    'aria-label': label,
  };
  const isLong = !secret && (formatOf(type) === 'data' || (type.kind === 'string' && draft.text.includes('\n')));
  if (secret) return <SecretLine {...shared} name={name} aria-describedby={describedBy} />;
  return (
    <>
      {isLong ? (
        <textarea {...shared} className={styles.box} rows={1} />
      ) : (
        <input
          {...shared}
          type="text"
          className={styles.line}
          inputMode={type.kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {isStripped && (
        <p role="status" className={styles.note}>
          <Translate id="openrpc.console.stripped" description="Below a line, after a value was pasted into it">
            Quotes or invisible characters around the value were removed.
          </Translate>
        </p>
      )}
      <ValueNote id={`${id}/note`} type={type} text={draft.text} hint={hint} />
    </>
  );
}
