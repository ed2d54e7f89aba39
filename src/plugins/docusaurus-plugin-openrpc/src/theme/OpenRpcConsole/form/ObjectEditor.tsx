import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {addOther, setField} from '../../../console/draft/edits';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import type {Draft} from '../../../console/model';
import type {MarkdownText} from '../../../markdown';
import type {TypeNode, TypeProperty} from '../../../reference';
import type {EditorProps} from './editorProps';
import Field from './Field';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import OtherFields, {otherNameId} from './OtherFields';
import controls from './control.module.css';
import styles from './field.module.css';

/** As many optional fields are seen at once before they are folded away. */
const FEW = 4;

/**
 * The words about a field at its place; a shared type's words, which would be repeated again and again, are in the
 * reference.
 */
function aboutField({local, title, description}: TypeNode): MarkdownText | undefined {
  return local || title === undefined ? description : undefined;
}

/** The fields of an object: required and sent ones first, the others in a fold. None moves while a reader is at it. */
export default function ObjectEditor({
  id,
  path,
  name,
  type,
  draft,
  onDraft,
}: EditorProps<TypeOf<'object'>, DraftOf<'fields'>>): ReactNode {
  const {context} = useForm();
  const {properties, additional, closed} = type;
  const draftOf = (property: TypeProperty): Draft =>
    (Object.hasOwn(draft.fields, property.name) ? draft.fields[property.name] : undefined) ?? {kind: 'off'};
  const sent = properties.filter((property) => draftOf(property).kind !== 'off').map((property) => property.name);
  const [isOpen, setOpen] = useState(properties.length <= FEW);
  // Fields that stay above the fold whatever becomes of them, so that none leaves from under the focus.
  const [raised, setRaised] = useState<readonly string[]>(sent);
  const isAbove = (property: TypeProperty): boolean =>
    property.required || raised.includes(property.name) || (!isOpen && draftOf(property).kind !== 'off');
  const folded = properties.filter((property) => !isAbove(property));
  const fieldOf = (property: TypeProperty): ReactNode => (
    <Field
      key={property.name}
      name={property.name}
      path={[...path, property.name]}
      isRequired={property.required}
      type={property.type}
      description={aboutField(property.type)}
      draft={draftOf(property)}
      onDraft={(field) => {
        if (!isOpen) setRaised([...raised, ...sent]);
        onDraft(setField(draft, property.name, field));
      }}
    />
  );
  const add = (): void => {
    onDraft(addOther(draft, type, context));
    focusSoon(otherNameId(id, draft.others.length));
  };
  return (
    <>
      {properties.filter(isAbove).map(fieldOf)}
      <OtherFields id={id} path={path} type={type} draft={draft} onDraft={onDraft} />
      {(additional ?? (!closed && properties.length === 0)) && (
        <button type="button" id={`${id}/add`} className={controls.button} onClick={add}>
          <Translate
            id="openrpc.console.list.add"
            description="Button: adds an entry to the list of that name"
            values={{name: <code>{name}</code>}}
          >
            {'Add to {name}'}
          </Translate>
        </button>
      )}
      {folded.length > 0 && (
        <details
          open={isOpen}
          className={styles.fold}
          onToggle={({target, currentTarget}) => {
            // Folds inside this one are heard here as well.
            if (target !== currentTarget) return;
            setRaised([...raised, ...sent]);
            setOpen(currentTarget.open);
          }}
        >
          <summary>
            <Translate
              id="openrpc.console.fields.optional"
              description="Opens and closes the optional fields that are not included"
              values={{count: folded.length}}
            >
              {'Optional fields ({count})'}
            </Translate>
          </summary>
          <div className={styles.plain}>{folded.map(fieldOf)}</div>
        </details>
      )}
    </>
  );
}
