import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Slot} from './slot';
import styles from './field.module.css';

export interface FieldHeadProps {
  /** Id of the control that the name is the label of; undefined if the name is the legend of a group. */
  labelFor: string | undefined;
  name: string;
  slot: Slot;
  isOptional: boolean;
  onSent: (isSent: boolean) => void;
  onNull: (isNull: boolean) => void;
  tools?: ReactNode;
}

function Check({
  label,
  name,
  isChecked,
  onCheck,
}: {
  label: string;
  name: string;
  isChecked: boolean;
  onCheck: (checked: boolean) => void;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-label={`${label} ${name}`}
        onChange={({target}) => onCheck(target.checked)}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  );
}

/** A field's name, and whether it or null goes into the request. */
export default function FieldHead({
  labelFor,
  name,
  slot: {sent, canBeNull},
  isOptional,
  onSent,
  onNull,
  tools,
}: FieldHeadProps): ReactNode {
  const include = translate({
    id: 'openrpc.console.include',
    message: 'Include',
    description: 'Checkbox at an optional field: whether it goes into the request',
  });
  return (
    <>
      {labelFor === undefined ? (
        <legend className={styles.name}>
          <code>{name}</code>
        </legend>
      ) : (
        <label htmlFor={labelFor} className={styles.name}>
          <code>{name}</code>
        </label>
      )}
      <span className={styles.switches}>
        {(isOptional || sent === 'off') && (
          <Check label={include} name={name} isChecked={sent !== 'off'} onCheck={onSent} />
        )}
        {canBeNull && <Check label="null" name={name} isChecked={sent === 'null'} onCheck={onNull} />}
        {tools}
      </span>
    </>
  );
}
