// Ejected: an index in columns, with the name and the count of each tag, instead of labels in rows of any width.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';
import {toLetters} from './toLetters';

/** Tags by letter, each with the number of pages that carry it. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <div className={styles.letters}>
      {toLetters(tags, i18n.currentLocale).map(({letter, tags: own}) => (
        <section key={letter} className={styles.letter}>
          <Heading as="h2" id={letter} className={styles.heading}>
            {letter}
          </Heading>
          <ul className={styles.tags}>
            {own.map(({label, count, description, permalink}) => (
              <li key={permalink}>
                <Link className={styles.tag} rel="tag" title={description} to={permalink}>
                  {`${label} `}
                  <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
