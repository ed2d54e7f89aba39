import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {REPOSITORY} from '@site/src/config/repository';
import styles from './notices.module.css';

/** When no page answers: what to try next. */
export function NothingFound(): ReactNode {
  return (
    <div className={styles.advice}>
      <ul>
        <li>
          <Translate id="search.none.spelling" description="Advice when a search finds nothing">
            Check the spelling, or use fewer words.
          </Translate>
        </li>
        <li>
          <Translate id="search.none.language" description="Advice when a search finds nothing">
            Only pages in the language of this page are searched.
          </Translate>
        </li>
      </ul>
      <p>
        <Link href={`${REPOSITORY}/issues/new/choose`}>
          <Translate id="search.none.report" description="Link to the issue form when a search finds nothing">
            Tell us what is missing
          </Translate>
        </Link>
      </p>
    </div>
  );
}
