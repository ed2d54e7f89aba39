import type {ResourceId} from '@site/src/config/resources';
import type {ReactNode} from 'react';
import styles from './glyph.module.css';
import {type Glyph, GLYPHS} from './glyphs';

const HALF = 4;

function Squares({at, className}: {at: Glyph['blocks']; className: string | undefined}): ReactNode {
  return at.map(([x, y]) => (
    <rect key={`${x} ${y}`} className={className} x={x - HALF} y={y - HALF} width={HALF * 2} height={HALF * 2} />
  ));
}

/** The piece of the Tree-Graph that a topic is about, as decoration beside its title. */
export default function TopicGlyph({topic}: {topic: ResourceId}): ReactNode {
  const {hairlines, pivot, blocks, pivots, tips} = GLYPHS[topic];
  return (
    <svg className={styles.glyph} viewBox="0 0 72 48" aria-hidden="true">
      <path className={styles.hairlines} d={hairlines} />
      <path className={styles.pivotLine} d={pivot} />
      <Squares at={blocks} className={styles.block} />
      <Squares at={pivots} className={styles.pivot} />
      <Squares at={tips} className={styles.tip} />
    </svg>
  );
}
