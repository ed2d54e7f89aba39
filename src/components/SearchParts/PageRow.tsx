import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Space, TextSegment} from '@site/src/search/results';
import {Highlighted} from './Highlighted';
import {SpaceBadge} from './SpaceBadge';
import styles from './row.module.css';

interface Props {
  id: string;
  title: readonly TextSegment[];
  /** Whether the title is the name of a method. */
  isCode: boolean;
  space: Space | undefined;
  trail?: readonly string[];
  sentence?: string;
  /** What opening the page does beside showing it. */
  hint?: ReactNode;
}

/** The ids of the parts of a row that name and describe what opens its page. */
export const rowIds = (id: string): {name: string; trail: string; sentence: string} => ({
  name: `${id}-name`,
  trail: `${id}-trail`,
  sentence: `${id}-sentence`,
});

/** A page on one line: title and space, where it is, what it says; on a narrow window on two. */
export function PageRow({id, title, isCode, space, trail = [], sentence = '', hint}: Props): ReactNode {
  const ids = rowIds(id);
  return (
    <span className={styles.row}>
      <span id={ids.name} className={styles.head}>
        <span className={clsx(styles.title, isCode && styles.code)} translate={isCode ? 'no' : undefined}>
          <Highlighted segments={title} />
        </span>{' '}
        {space && <SpaceBadge space={space} />}
      </span>
      <span className={styles.tail}>
        {trail.length > 0 && (
          <span id={ids.trail} className={styles.trail}>
            {trail.join(' › ')}
          </span>
        )}
        {sentence && (
          <span id={ids.sentence} className={styles.sentence}>
            {sentence}
          </span>
        )}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
