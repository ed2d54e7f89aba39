import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {MarkdownText} from '../../../markdown';
import type {TypeNode} from '../../../reference';
import {InlineText} from '../../OpenRpcMethod/Text';
import {Required} from '../../OpenRpcType/Required';
import {TransactionTypes} from '../../OpenRpcType/TransactionTypes';
import {typeLabel} from '../../OpenRpcType/typeLabel';
import {unitText} from '../../OpenRpcType/unitText';
import styles from './field.module.css';

/** The type in a word or two; alternatives without a name are seen in their list. */
function typeWord(type: TypeNode): string | undefined {
  return (
    type.title ?? (['union', 'enum', 'object', 'any', 'boolean'].includes(type.kind) ? undefined : typeLabel(type))
  );
}

export interface FieldFactsProps {
  id: string;
  /** Absent for an entry of a list, which is there or is not. */
  isRequired: boolean | undefined;
  /** The type as the method has it, and as the editor does: without null. */
  declared: TypeNode;
  type: TypeNode;
  description: MarkdownText | undefined;
}

/** What is known of a field before it is filled in: whether it has to be, its type, unit and default, what it means. */
export default function FieldFacts({id, isRequired, declared, type, description}: FieldFactsProps): ReactNode {
  const transactionTypes = type.transactionTypes ?? declared.transactionTypes;
  const unit = type.unit ?? declared.unit;
  const facts: ReactNode[] = [
    isRequired !== undefined && <Required required={isRequired} />,
    typeWord(type),
    unit !== undefined && unitText(unit),
    transactionTypes && <TransactionTypes types={transactionTypes} />,
    isRequired === false && declared.default !== undefined && (
      <Translate
        id="openrpc.default"
        description="The value that is taken when a parameter is left out"
        values={{value: <code>{JSON.stringify(declared.default)}</code>}}
      >
        {'default {value}'}
      </Translate>
    ),
  ].filter(Boolean);
  return (
    <p id={id} className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          {fact}
        </span>
      ))}
      {description !== undefined && (
        <span key={JSON.stringify(description)}>
          {facts.length > 0 && <span> — </span>}
          <InlineText text={description} isLinked={false} />
        </span>
      )}
    </p>
  );
}
