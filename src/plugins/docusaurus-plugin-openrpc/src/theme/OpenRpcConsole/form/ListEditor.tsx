import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {addItem, moveItem, removeItem, setItem} from '../../../console/draft/edits';
import type {DraftOf, TypeOf} from '../../../console/draft/kinds';
import {itemType} from '../../../console/draft/partType';
import type {EditorProps} from './editorProps';
import Field from './Field';
import {useForm} from './formState';
import ItemTools from './ItemTools';
import {placeId} from './place';
import {focusSoon} from './focusPlace';
import styles from './control.module.css';

/** The entries of a list, each with buttons to move and remove it; the focus follows what they do. */
export default function ListEditor({
  id,
  name,
  path,
  type,
  draft,
  onDraft,
}: EditorProps<TypeOf<'array' | 'tuple'>, DraftOf<'list'>>): ReactNode {
  const {context, idPrefix} = useForm();
  const {items} = draft;
  const fixed = type.kind === 'tuple' ? type.items.length : 0;
  const idOf = (index: number): string => placeId(idPrefix, [...path, index]);
  const add = (): void => {
    onDraft(addItem(draft, type, context));
    focusSoon(idOf(Math.max(items.length, fixed)));
  };
  const remove = (index: number): void => {
    onDraft(removeItem(draft, index));
    focusSoon(`${idOf(index)}/remove`, `${idOf(index - 1)}/remove`, `${id}/add`);
  };
  const move = (index: number, by: number): void => {
    onDraft(moveItem(draft, index, index + by));
    focusSoon(`${idOf(index + by)}/${by < 0 ? 'up' : 'down'}`, `${idOf(index + by)}/${by < 0 ? 'down' : 'up'}`);
  };
  return (
    <>
      {Array.from({length: Math.max(items.length, fixed)}, (_, index) => (
        <Field
          key={index}
          name={`${name}[${index}]`}
          path={[...path, index]}
          type={itemType(type, index)}
          draft={items[index] ?? {kind: 'off'}}
          onDraft={(item) => onDraft(setItem(draft, index, item))}
          tools={
            index >= fixed && (
              <ItemTools
                id={idOf(index)}
                name={`${name}[${index}]`}
                onUp={index > fixed ? () => move(index, -1) : undefined}
                onDown={index < items.length - 1 ? () => move(index, 1) : undefined}
                onRemove={() => remove(index)}
              />
            )
          }
        />
      ))}
      {(type.kind === 'array' || type.rest) && (
        <button type="button" id={`${id}/add`} className={styles.button} onClick={add}>
          <Translate
            id="openrpc.console.list.add"
            description="Button: adds an entry to the list of that name"
            values={{name: <code>{name}</code>}}
          >
            {'Add to {name}'}
          </Translate>
        </button>
      )}
    </>
  );
}
