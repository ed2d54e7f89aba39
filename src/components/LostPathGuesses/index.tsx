import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useEffect, useId, useState, type ReactNode} from 'react';
import {PageRow, rowIds} from '@site/src/components/SearchParts/PageRow';
import {guessPages, readLostPath} from '@site/src/search/lostPath';
import type {SearchPage} from '@site/src/search/results';
import {forgetSearchIndex, openSearchIndex} from '@site/src/search/searchIndex';
import styles from './styles.module.css';

/** The pages that a path most probably meant; none if the index has no answer or is out of reach. */
async function readGuesses(pathname: string): Promise<readonly SearchPage[]> {
  const lost = readLostPath(pathname);
  if (lost.queries.length === 0) return [];
  try {
    const search = await openSearchIndex();
    for (const query of lost.queries) {
      const {pages} = await search(query);
      if (pages.length > 0) return guessPages(pages, lost);
    }
  } catch {
    // The search tries again when the reader opens it.
    forgetSearchIndex();
  }
  return [];
}

function useGuesses(): readonly SearchPage[] {
  const {pathname} = useLocation();
  const [guesses, setGuesses] = useState<readonly SearchPage[]>([]);
  useEffect(() => {
    let stale = false;
    void readGuesses(pathname).then((pages) => {
      if (!stale) setGuesses(pages);
    });
    return () => {
      stale = true;
    };
  }, [pathname]);
  return guesses;
}

/** The pages that the lost address of this page may have meant; nothing if none answers to its words. */
export default function LostPathGuesses(): ReactNode {
  const guesses = useGuesses();
  const id = useId();
  if (guesses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Translate
          id="notFound.guesses"
          description="Heading on the 404 page above pages that the address may have meant"
        >
          Did you mean
        </Translate>
      </h2>
      <ul className={styles.list}>
        {guesses.map(({address, title, kind, space, trail}, index) => {
          const row = `${id}-${String(index)}`;
          return (
            <li key={address}>
              {/* A Link would put the language's prefix on an address that has it. */}
              {/* eslint-disable-next-line @docusaurus/no-html-links */}
              <a href={address} aria-labelledby={rowIds(row).name}>
                <PageRow
                  id={row}
                  title={title.map(({text}) => ({text, marked: false}))}
                  isCode={kind === 'method'}
                  space={space}
                  trail={trail}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
