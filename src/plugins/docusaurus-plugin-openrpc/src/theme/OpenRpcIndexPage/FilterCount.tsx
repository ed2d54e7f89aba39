import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/**
 * How many methods the filter leaves, told to those who cannot see the list; without any, what to try, or else `none`.
 */
export default function FilterCount({count, none}: {count: number; none?: ReactNode}): ReactNode {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {
      id: 'openrpc.filter.count',
      message: '1 method|{count} methods',
      description: 'How many methods the filter leaves: the plural forms of the language, separated by |',
    },
    {count: String(count)},
  );
  return (
    <span role="status" className={count === 0 ? styles.none : styles.count}>
      {/* Of its own in each state: a page that is translated has other texts than those that would be taken away. */}
      {count > 0 ? (
        <span key="count">{selectMessage(count, forms)}</span>
      ) : none === undefined ? (
        <span key="none">
          <Translate id="openrpc.filter.none" description="Where no method has what was typed into the filter">
            No method has these words in its name or summary. Try fewer words, or part of a name such as balance.
          </Translate>
        </span>
      ) : (
        <span key="given">{none}</span>
      )}
    </span>
  );
}
