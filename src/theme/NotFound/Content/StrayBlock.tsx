import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './drawing.module.css';

/** A stretch of the pivot chain, and a block that nothing refers to. */
export default function StrayBlock(): ReactNode {
  const label = translate({
    id: 'notFound.drawing',
    message: 'A chain of blocks, and beside it one block that nothing refers to.',
    description: 'What the drawing on the 404 page shows, for readers who cannot see it',
  });
  return (
    <svg className={styles.drawing} viewBox="0 0 336 132" role="img" aria-label={label}>
      <path className={styles.columns} d="M48 0V132M112 0V132M176 0V132M240 0V132M304 0V132" />
      <path className={styles.edges} d="M32 92 76 52 96 92 146 124 160 92 204 60 224 92M288 92 262 116 224 92" />
      <path className={styles.pivotLine} d="M0 92H336" />
      <path className={styles.blocks} d="M71 47h10v10H71zM141 119h10v10h-10zM199 55h10v10h-10zM257 111h10v10h-10z" />
      <path
        className={styles.pivots}
        d="M25 85h14v14H25zM89 85h14v14H89zM153 85h14v14h-14zM217 85h14v14h-14zM281 85h14v14h-14z"
      />
      <path className={styles.stray} d="M265 13h14v14h-14z" />
    </svg>
  );
}
