import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {SearchPage} from '@site/src/search/results';
import {ResultItem} from './ResultItem';
import styles from './styles.module.css';

/** Pages that are shown at first, and added by each press of the button. */
const STEP = 50;

interface Props {
  pages: readonly SearchPage[];
  onFollow: (page: SearchPage, address: string | undefined) => void;
}

/** The pages that answer, the first fifty at once; a press shows more and leads the focus to the first of them. */
export function ResultList({pages, onFollow}: Props): ReactNode {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector('a')?.focus();
  }, [shown]);
  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        aria-label={translate({
          id: 'search.results',
          message: 'Search results',
          description: 'Names the list of search results',
        })}
      >
        {pages.slice(0, shown).map((page) => (
          <ResultItem key={page.address} page={page} onFollow={onFollow} />
        ))}
      </ol>
      {pages.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + STEP)}>
          <Translate id="search.more" description="Button below the first results of the search page">
            Show more
          </Translate>
        </button>
      )}
    </>
  );
}
