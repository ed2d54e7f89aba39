import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useDocExists} from './useDocExists';

/** A link to a docs page, or, while that page is not written, its name with a quiet mark that says so. */
export default function DocEntry({to, children}: {to: string; children: ReactNode}): ReactNode {
  const docExists = useDocExists();
  if (docExists(to))
    return (
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    );
  return (
    <span className={styles.awaited}>
      <span className={styles.name}>{children}</span>{' '}
      <span className={styles.mark}>
        <Translate
          id="docEntry.inPreparation"
          description="Quiet mark after the name of a page that is not written yet"
        >
          in preparation
        </Translate>
      </span>
    </span>
  );
}
