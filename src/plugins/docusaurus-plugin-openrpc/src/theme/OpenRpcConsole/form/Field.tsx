import type {ReactNode} from 'react';
import {turnOff, turnOn} from '../../../console/draft/edits';
import type {Draft, ValuePath} from '../../../console/model';
import type {MarkdownText} from '../../../markdown';
import type {TypeNode} from '../../../reference';
import {withText} from './choices';
import FaultNotes from './FaultNotes';
import FieldFacts from './FieldFacts';
import FieldHead from './FieldHead';
import Fold from './Fold';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import LiveButton from './LiveButton';
import {placeId, placeKey} from './place';
import {shownFaults} from './shownFaults';
import {toSlot, withNull, withValue} from './slot';
import ValueEditor from './ValueEditor';
import styles from './field.module.css';

export interface FieldProps {
  /** The field's code name. */
  name: string;
  path: ValuePath;
  /** Absent for an entry of a list, which is there or is not. */
  isRequired?: boolean;
  type: TypeNode;
  description?: MarkdownText | undefined;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Buttons that act on the whole field. */
  tools?: ReactNode;
}

const GROUPS = ['array', 'tuple', 'object', 'union', 'boolean'];

/** One value of a request: its name, what it means, its editor and its faults. */
export default function Field({
  name,
  path,
  isRequired,
  type,
  description,
  draft,
  onDraft,
  tools,
}: FieldProps): ReactNode {
  const form = useForm();
  const {context} = form;
  const slot = toSlot(type, draft, context);
  const id = placeId(form.idPrefix, path);
  const faults = shownFaults(form, path, slot.draft);
  const isGroup = GROUPS.includes(slot.type.kind);
  const isCompound = slot.draft.kind === 'list' || slot.draft.kind === 'fields';
  const isSent = slot.sent === 'value';
  const describedBy = `${id}/about${faults.length > 0 ? ` ${id}/faults` : ''}`;
  const takeSuggestion = (text: string): void => {
    onDraft(withValue(type, draft, withText(slot.type, slot.draft, text), context));
    focusSoon(`${id}/chosen`, id);
  };
  const Shell = isGroup ? 'fieldset' : 'div';
  const editor = (
    <ValueEditor
      id={id}
      name={name}
      path={path}
      type={slot.type}
      draft={slot.draft}
      onDraft={(value) => onDraft(withValue(type, draft, value, context))}
      isSent={isSent}
      isRequired={isRequired !== false}
      isInvalid={faults.length > 0}
      describedBy={describedBy}
      {...(isGroup && {label: name})}
    />
  );
  return (
    <Shell
      id={`${id}/field`}
      data-place={placeKey(path)}
      className={styles.field}
      aria-describedby={isGroup ? describedBy : undefined}
      tabIndex={-1}
    >
      <FieldHead
        labelFor={isGroup ? undefined : id}
        name={name}
        isOptional={isRequired === false}
        slot={slot}
        onSent={(sent) => onDraft(sent ? turnOn(draft, type, context) : turnOff(draft))}
        onNull={(isNull) => onDraft(withNull(type, draft, isNull, context))}
        tools={tools}
      />
      <FieldFacts
        id={`${id}/about`}
        isRequired={isRequired}
        declared={type}
        type={slot.type}
        description={description}
      />
      {!isCompound && <div className={isSent ? styles.body : styles.unsent}>{editor}</div>}
      {isCompound && isSent && (
        <Fold id={id} draft={slot.draft} isNested={path.length > 1}>
          {editor}
        </Fold>
      )}
      <LiveButton
        id={id}
        name={name}
        path={path}
        type={slot.type}
        draft={slot.draft}
        onDraft={(value) => onDraft(withValue(type, draft, value, context))}
        whole={draft}
        onPutBack={onDraft}
      />
      <FaultNotes id={`${id}/faults`} faults={faults} onSuggestion={takeSuggestion} />
    </Shell>
  );
}
