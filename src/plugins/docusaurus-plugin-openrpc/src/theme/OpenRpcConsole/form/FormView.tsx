import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Draft} from '../../../console/model';
import type {RpcMethod} from '../../../reference';
import Field from './Field';
import ItemTools from './ItemTools';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import {placeId} from './place';
import styles from './editor.module.css';

export interface FormViewProps {
  method: RpcMethod;
  drafts: Draft[];
  onDrafts: (drafts: Draft[]) => void;
  /** Says that no field can be edited for now. */
  isLocked: boolean;
}

/** A field for each parameter, and for each value beyond them. */
export default function FormView({method: {params}, drafts, onDrafts, isLocked}: FormViewProps): ReactNode {
  const {idPrefix} = useForm();
  if (params.length === 0 && drafts.length === 0) {
    return (
      <p className={styles.none}>
        <Translate id="openrpc.console.form.none" description="In place of a form, for a method without parameters">
          This method has no parameters: there is nothing to fill in.
        </Translate>
      </p>
    );
  }
  const withDraft = (index: number, next: Draft): Draft[] =>
    params
      .map((_, at): Draft => drafts[at] ?? {kind: 'off'})
      .concat(drafts.slice(params.length))
      .with(index, next);
  const extra = drafts.slice(params.length);
  return (
    <fieldset disabled={isLocked} className={styles.form}>
      {params.map(({name, type, required, summary, description}, index) => (
        <Field
          key={name}
          name={name}
          path={[index]}
          isRequired={required}
          type={type}
          description={description ?? summary}
          draft={drafts[index] ?? {kind: 'off'}}
          onDraft={(draft) => onDrafts(withDraft(index, draft))}
        />
      ))}
      {extra.map((draft, beyond) => {
        const index = params.length + beyond;
        const name = `[${index}]`;
        const remove = (): void => {
          onDrafts(drafts.toSpliced(index, 1));
          focusSoon(
            placeId(idPrefix, [index]),
            ...(index > 0 ? [placeId(idPrefix, [index - 1]), `${placeId(idPrefix, [index - 1])}/field`] : []),
          );
        };
        return (
          <Field
            key={name}
            name={name}
            path={[index]}
            type={{kind: 'any'}}
            draft={draft}
            onDraft={(next) => onDrafts(withDraft(index, next))}
            tools={<ItemTools id={placeId(idPrefix, [index])} name={name} onRemove={remove} />}
          />
        );
      })}
    </fieldset>
  );
}
