import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import styles from './styles.module.css';

function rangeText(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum !== undefined && minimum === maximum) {
    return translate(
      {id: 'openrpc.range.exactly', message: 'exactly {number}', description: 'Limits of a number that are the same'},
      {number: minimum},
    );
  }
  if (minimum !== undefined && maximum !== undefined) {
    return translate(
      {id: 'openrpc.range', message: '{minimum} to {maximum}', description: 'Both limits of a number'},
      {minimum, maximum},
    );
  }
  if (minimum !== undefined)
    return translate(
      {id: 'openrpc.range.atLeast', message: 'at least {minimum}', description: 'Lower limit of a number'},
      {minimum},
    );
  return maximum === undefined
    ? undefined
    : translate(
        {id: 'openrpc.range.atMost', message: 'at most {maximum}', description: 'Upper limit of a number'},
        {maximum},
      );
}

/** A count that limits nothing is left out: nothing is shorter than empty. */
const counted = (minimum?: number): number | undefined => (minimum === 0 ? undefined : minimum);

function limitsOf(type: TypeNode): string | undefined {
  if (type.kind === 'number') return rangeText(type.minimum, type.maximum);
  if (type.kind === 'string') {
    const range = rangeText(counted(type.minLength), type.maxLength);
    return range === undefined
      ? undefined
      : translate(
          {
            id: 'openrpc.type.length',
            message: 'number of characters: {range}',
            description: 'How many characters a text may have; range is such as: at least 1',
          },
          {range},
        );
  }
  if (type.kind !== 'array') return undefined;
  const range = rangeText(counted(type.minItems), type.maxItems);
  return range === undefined
    ? undefined
    : translate(
        {
          id: 'openrpc.type.entries',
          message: 'number of entries: {range}',
          description: 'How many entries a list may have; range is such as: at least 1',
        },
        {range},
      );
}

/** The limits of a type: the least and most that a number, the characters of a text or the entries of a list may be. */
export default function TypeLimits({type}: {type: TypeNode}): ReactNode {
  const limits = limitsOf(type);
  return limits === undefined ? null : (
    <>
      <span className={styles.fact}>{limits}</span>{' '}
    </>
  );
}
