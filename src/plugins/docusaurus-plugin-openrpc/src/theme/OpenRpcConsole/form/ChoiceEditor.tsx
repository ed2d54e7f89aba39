import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {emptyDraft} from '../../../console/draft/emptyDraft';
import {resolveType} from '../../../console/draft/resolveType';
import {formatOf} from '../../../console/values/format';
import {typeLabel} from '../../OpenRpcType/typeLabel';
import {choicesOf, chosenDraft, chosenIndex, withChoice, type Choice} from './choices';
import type {EditorProps} from './editorProps';
import {useForm} from './formState';
import ValueEditor from './ValueEditor';
import styles from './control.module.css';

function choiceLabel({type, pick}: Choice, isAmongValues: boolean): string {
  if (pick) return typeof pick.value === 'string' ? pick.value : JSON.stringify(pick.value);
  if (isAmongValues && formatOf(type) === 'quantity') {
    return translate({
      id: 'openrpc.console.choice.number',
      message: 'a number …',
      description: 'Entry of a list of tags: a number to be typed in place of one',
    });
  }
  return type.label ?? typeLabel(type);
}

/** What the list shows while none of its entries is in use. */
function nothingChosen(isSent: boolean): string {
  return isSent
    ? translate({
        id: 'openrpc.console.choice.pick',
        message: 'Choose …',
        description: 'First entry of a list of which one has to be chosen',
      })
    : translate({
        id: 'openrpc.console.choice.off',
        message: 'left out',
        description: 'First entry of a list of values for a field that is left out',
      });
}

/** A list of values and types to pick from, and below it the editor of the picked type. */
export default function ChoiceEditor(props: EditorProps): ReactNode {
  const {id, name, type, draft, onDraft, isSent, isRequired, isInvalid, describedBy, label} = props;
  const {context} = useForm();
  const choices = choicesOf(type);
  const isAmongValues = choices.some(({pick}) => pick);
  const index = isSent ? chosenIndex(choices, draft) : -1;
  const choice = choices[index];
  const inner = choice && !choice.pick ? chosenDraft(draft, choice.indices) : undefined;
  const pick = (at: number): void => {
    const next = choices[at];
    if (!next) return;
    const {indices, pick: picked, type: nextType} = next;
    onDraft(
      withChoice(draft, indices, (kept) =>
        picked
          ? {kind: 'pick', value: picked.value}
          : kept && kept.kind !== 'pick'
            ? kept
            : emptyDraft(nextType, true, context),
      ),
    );
  };
  return (
    <>
      <select
        id={id}
        className={styles.line}
        value={index}
        aria-label={label}
        aria-required={isRequired}
        aria-invalid={isInvalid && !inner}
        aria-describedby={describedBy}
        onChange={({target}) => pick(Number(target.value))}
      >
        {index < 0 && <option value={-1}>{nothingChosen(isSent)}</option>}
        {choices.map((each, at) => (
          <option key={at} value={at}>
            {choiceLabel(each, isAmongValues)}
          </option>
        ))}
      </select>
      {choice && inner && (
        <div className={inner.kind === 'list' || inner.kind === 'fields' ? styles.nested : undefined}>
          <ValueEditor
            {...props}
            key={index}
            id={`${id}/chosen`}
            type={resolveType(choice.type, context)}
            draft={inner}
            onDraft={(next) => onDraft(withChoice(draft, choice.indices, () => next))}
            label={`${name}: ${choiceLabel(choice, isAmongValues)}`}
          />
        </div>
      )}
    </>
  );
}
