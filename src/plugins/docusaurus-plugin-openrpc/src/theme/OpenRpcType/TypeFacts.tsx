import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import styles from './styles.module.css';
import {TransactionTypes} from './TransactionTypes';
import TypeLimits from './TypeLimits';
import {unitText} from './unitText';

const sameName = (title: string | undefined, format: string): boolean =>
  title?.toLowerCase() === format.replaceAll('-', '');

interface Props {
  type: TypeNode;
  /** Says that format and limits are in the list of types, as all uses of the type share them. */
  isShared?: boolean;
}

/** One fact; the space after it keeps its words and the next one's apart, also where no one sees margins. */
function Fact({className = styles.fact, children}: {className?: string | undefined; children: ReactNode}): ReactNode {
  return (
    <>
      <span className={className}>{children}</span>{' '}
    </>
  );
}

/**
 * What a type's values look like beyond their kind: in words, unit, default, format, limits; which transactions have
 * it, and whether it should be used.
 */
export default function TypeFacts({type, isShared = false}: Props): ReactNode {
  const format = type.kind === 'string' ? type.format : undefined;
  return (
    <>
      {type.label !== undefined && <Fact>{type.label}</Fact>}
      {type.unit !== undefined && (
        <Fact>
          <Translate
            id="openrpc.type.unit"
            description="Unit of a quantity, such as drip, gas or s"
            values={{unit: unitText(type.unit)}}
          >
            {'in {unit}'}
          </Translate>
        </Fact>
      )}
      {type.transactionTypes !== undefined && (
        <Fact>
          <TransactionTypes types={type.transactionTypes} />
        </Fact>
      )}
      {type.deprecated && (
        <Fact className={styles.mark}>
          <Translate id="openrpc.deprecated" description="Mark of a method that should not be used any more">
            Deprecated
          </Translate>
        </Fact>
      )}
      {type.default !== undefined && (
        <Fact>
          <Translate
            id="openrpc.default"
            description="The value that is taken when a parameter is left out"
            values={{value: <code>{JSON.stringify(type.default)}</code>}}
          >
            {'default {value}'}
          </Translate>
        </Fact>
      )}
      {!isShared && format !== undefined && !sameName(type.title, format) && <Fact>{format}</Fact>}
      {!isShared && <TypeLimits type={type} />}
    </>
  );
}
