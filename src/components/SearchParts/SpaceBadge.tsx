import type {ReactNode} from 'react';
import type {Space} from '@site/src/search/results';
import {spaceName} from './names';
import styles from './row.module.css';

/** Shows the space that a result belongs to, by word and by tint. */
export function SpaceBadge({space}: {space: Space}): ReactNode {
  return <span className={space === 'core' ? styles.core : styles.espace}>{spaceName(space)}</span>;
}
