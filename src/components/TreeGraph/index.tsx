import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BLOCKS} from './blocks';
import styles from './styles.module.css';
import {COLUMN, type DrawnBlock, epochCount, FIELD_HEIGHT, toDrawing} from './toDrawing';

const TURN_MS = 150;
const DRAWING = toDrawing(BLOCKS);
const EPOCHS = epochCount(BLOCKS);
const HALF = {pivot: 7, block: 5, tip: 5};

function Epochs(): ReactNode {
  return Array.from({length: EPOCHS}, (_, epoch) => (
    <g key={epoch}>
      <path className={styles.column} d={`M${(epoch + 1) * COLUMN} 8V${FIELD_HEIGHT}`} />
      <text className={styles.number} x={(epoch + 0.76) * COLUMN} y={FIELD_HEIGHT + 18}>
        {epoch}
      </text>
    </g>
  ));
}

function Edges({block}: {block: DrawnBlock}): ReactNode {
  return block.edges.map(({path, pivot}) => (
    <path
      key={path}
      className={clsx(styles.edge, pivot && styles.pivotEdge)}
      d={path}
      pathLength={1}
      style={{animationDelay: `${block.turn * TURN_MS}ms`}}
    />
  ));
}

function Square({block: {kind, turn, x, y}}: {block: DrawnBlock}): ReactNode {
  const half = HALF[kind];
  return (
    <rect
      className={clsx(styles.block, styles[kind])}
      x={x - half}
      y={y - half}
      width={half * 2}
      height={half * 2}
      style={{animationDelay: `${turn * TURN_MS}ms`}}
    />
  );
}

/** A Tree-Graph that grows block by block once, then stops; complete from the start if the reader prefers no motion. */
export default function TreeGraph(): ReactNode {
  const label = translate({
    id: 'home.treeGraph.label',
    message:
      'A Tree-Graph: blocks in columns, one per epoch, joined by thin edges. One bold line, the pivot chain, runs through every column. Two new blocks on the right are not yet referred to.',
    description: 'What the drawing on the home page shows, for readers who cannot see it',
  });
  return (
    <svg
      className={styles.graph}
      viewBox={`28 0 ${(EPOCHS + 0.75) * COLUMN - 28} ${FIELD_HEIGHT + 26}`}
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
    >
      <g aria-hidden="true">
        <Epochs />
        {DRAWING.map((block) => (
          <Edges key={block.name} block={block} />
        ))}
        {DRAWING.map((block) => (
          <Square key={block.name} block={block} />
        ))}
      </g>
    </svg>
  );
}
