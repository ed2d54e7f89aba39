import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import styles from './styles.module.css';
import TypeLimits from './TypeLimits';

const sameName = (title: string | undefined, format: string): boolean => title?.toLowerCase() === format.replaceAll('-', '');

interface Props {
  type: TypeNode;
  /** Says that format and limits are in the list of types, as all uses of the type share them. */
  isShared?: boolean;
}

/** What a type's values look like beyond their kind: in words, unit, default, format, limits; and whether it should be used. */
export default function TypeFacts({type, isShared = false}: Props): ReactNode {
  const format = type.kind === 'string' ? type.format : undefined;
  return (
    <>
      {type.label !== undefined && <span className={styles.fact}>{type.label}</span>}
      {type.unit !== undefined && (
        <span className={styles.fact}>
          <Translate id="openrpc.type.unit" description="Unit of a quantity, such as drip, gas or s" values={{unit: type.unit}}>
            {'in {unit}'}
          </Translate>
        </span>
      )}
      {type.deprecated && (
        <span className={styles.mark}>
          <Translate id="openrpc.deprecated" description="Mark of a method that should not be used any more">
            Deprecated
          </Translate>
        </span>
      )}
      {type.default !== undefined && (
        <span className={styles.fact}>
          <Translate
            id="openrpc.default"
            description="The value that is taken when a parameter is left out"
            values={{value: <code>{JSON.stringify(type.default)}</code>}}
          >
            {'default {value}'}
          </Translate>
        </span>
      )}
      {!isShared && format !== undefined && !sameName(type.title, format) && <span className={styles.fact}>{format}</span>}
      {!isShared && <TypeLimits type={type} />}
    </>
  );
}
