import DocEntry from '@site/src/components/DocEntry';
import {useDocExists} from '@site/src/components/DocEntry/useDocExists';
import type {CatalogueEntry} from '@site/src/config/catalogue';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {EntryText} from './espaceTexts';
import styles from './styles.module.css';

interface Props<Id extends string> {
  heading: ReactNode;
  tint: 'core' | 'espace' | 'both';
  entries: readonly CatalogueEntry<Id>[];
  texts: Record<Id, EntryText>;
}

/**
 * One group of the catalogue: its links strung on a line, a filled block for a page that is there, an open one for a
 * page to come.
 */
export default function CatalogueGroup<Id extends string>({heading, tint, entries, texts}: Props<Id>): ReactNode {
  const docExists = useDocExists();
  return (
    <section className={clsx(styles.group, styles[tint])}>
      <h3 className={styles.name}>{heading}</h3>
      <ul className={styles.entries}>
        {entries.map(({id, to}) => (
          <li key={id} className={clsx(styles.entry, !docExists(to) && styles.awaited)}>
            <DocEntry to={to}>{texts[id].label}</DocEntry>
            <span className={styles.line}>{texts[id].line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
