import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {withEscapes} from '../../../console/answer/shownText';
import {removeOther, setOther} from '../../../console/draft/edits';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import {otherType} from '../../../console/draft/partType';
import type {Draft, ValuePath} from '../../../console/model';
import Field from './Field';
import {focusSoon} from './focusPlace';
import ItemTools from './ItemTools';
import controls from './control.module.css';
import styles from './field.module.css';

export interface OtherFieldsProps {
  id: string;
  path: ValuePath;
  type: TypeOf<'object'>;
  draft: DraftOf<'fields'>;
  onDraft: (draft: Draft) => void;
}

/** Id of the line in which the name of such a field is typed. */
export function otherNameId(id: string, index: number): string {
  return `${id}/name/${index}`;
}

/** Fields whose names are typed: each a name with its value. */
export default function OtherFields({id, path, type, draft, onDraft}: OtherFieldsProps): ReactNode {
  const remove = (index: number): void => {
    onDraft(removeOther(draft, index));
    focusSoon(otherNameId(id, index), otherNameId(id, index - 1), `${id}/add`);
  };
  return draft.others.map((other, index) => {
    const shown =
      withEscapes(other.name) ||
      translate({
        id: 'openrpc.console.other.value',
        message: 'value',
        description: 'A field whose name is not typed yet',
      });
    return (
      <div key={index} className={styles.other}>
        <div className={styles.field}>
          <label className={styles.name} htmlFor={otherNameId(id, index)}>
            <Translate
              id="openrpc.console.other.name"
              description="Label of the line in which the name of a field is typed"
            >
              Name of the field
            </Translate>
          </label>
          <span className={styles.switches}>
            <ItemTools id={otherNameId(id, index)} name={shown} onRemove={() => remove(index)} />
          </span>
          <div className={styles.body}>
            <input
              type="text"
              id={otherNameId(id, index)}
              className={controls.line}
              value={other.name}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({target}) => onDraft(setOther(draft, index, {...other, name: target.value}))}
            />
          </div>
        </div>
        <Field
          name={shown}
          path={[...path, other.name]}
          type={otherType(type)}
          draft={other.draft}
          onDraft={(next) => onDraft(setOther(draft, index, {...other, draft: next}))}
        />
      </div>
    );
  });
}
