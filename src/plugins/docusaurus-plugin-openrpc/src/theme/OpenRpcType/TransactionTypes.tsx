import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Which types of transaction have a field; every place that shows a field uses these words. */
export function TransactionTypes({types}: {types: readonly number[]}): ReactNode {
  return (
    <Translate
      id="openrpc.type.transactionTypes"
      description="The types of a transaction that have a field; types is such as: 1, 2, 4"
      values={{types: types.join(', ')}}
    >
      {'transaction type: {types}'}
    </Translate>
  );
}
