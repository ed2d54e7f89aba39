import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Space} from '@site/src/search/results';
import styles from './results.module.css';

/** Names the space that a result belongs to, by word and by tint. */
export function SpaceBadge({space}: {space: Space}): ReactNode {
  return (
    <span className={space === 'core' ? styles.core : styles.espace}>
      {space === 'core' ? (
        <Translate id="search.space.core" description="Badge of a search result about Core Space">
          Core Space
        </Translate>
      ) : (
        <Translate id="search.space.espace" description="Badge of a search result about eSpace">
          eSpace
        </Translate>
      )}
    </span>
  );
}
