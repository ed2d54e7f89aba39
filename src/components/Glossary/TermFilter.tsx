import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import styles from './styles.module.css';

function CountText({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {
      id: 'glossary.filter.count',
      message: '1 term|{count} terms',
      description: 'How many terms the filter leaves: the plural forms of the language, separated by |',
    },
    {count: String(count)},
  );
  return selectMessage(count, forms);
}

/** A field that filters the glossary, with how many terms are left; without scripts it isn't shown. */
export default function TermFilter({
  query,
  count,
  onChange,
}: {
  query: string;
  count: number;
  onChange: (query: string) => void;
}): ReactNode {
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor="glossary-filter">
        <Translate id="glossary.filter" description="Label of the field that filters the glossary">
          Filter terms
        </Translate>
      </label>
      <input
        id="glossary-filter"
        className={styles.field}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status" className={styles.count}>
        {/* Of its own in each state: a page that is translated has other texts than those that would be taken away. */}
        {count > 0 ? (
          <span key="count">
            <CountText count={count} />
          </span>
        ) : (
          <span key="none">
            <Translate id="glossary.filter.none" description="Where no term has what was typed into the filter">
              No term has these words. Try fewer, or the word in another language.
            </Translate>
          </span>
        )}
      </span>
    </div>
  );
}
