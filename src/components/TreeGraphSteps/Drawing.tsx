import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BLOCKS, FIELD, isFrom, labelOf, lineOf, type DrawnBlock, type Step} from './graph';
import styles from './styles.module.css';
import {textOf} from './texts';

const HALF = {width: 14, height: 12};

function Edges({block, step}: {block: DrawnBlock; step: Step}): ReactNode {
  return block.edges.map(({path, kind}) =>
    kind === 'reference' && !isFrom(step, 'references') ? null : (
      <path
        key={path}
        className={clsx(
          styles.edge,
          kind === 'reference' && styles.reference,
          kind === 'pivot' && isFrom(step, 'pivot') && styles.pivotEdge,
        )}
        d={path}
      />
    ),
  );
}

function Square({block, step}: {block: DrawnBlock; step: Step}): ReactNode {
  const {name, x, y, isPivot, epoch} = block;
  const isTip = isFrom(step, 'epochs') && epoch === undefined;
  return (
    <g className={clsx(isPivot && isFrom(step, 'pivot') && styles.pivot, isTip && styles.tip)}>
      <rect
        className={styles.block}
        x={x - HALF.width}
        y={y - HALF.height}
        width={HALF.width * 2}
        height={HALF.height * 2}
        rx={2}
      />
      <text className={styles.name} x={x} y={y + 4}>
        {name}
      </text>
      <text className={styles.label} x={x} y={y - HALF.height - 4}>
        {labelOf(block, step)}
      </text>
    </g>
  );
}

/** The graph as one step shows it. */
export default function Drawing({step}: {step: Step}): ReactNode {
  const label = translate(
    {
      id: 'treeGraphSteps.label',
      message: 'Drawing of twelve blocks. {title}: {line}.',
      description: 'What the Tree-Graph drawing shows, for readers who cannot see it; title is the step, line its data',
    },
    {title: textOf(step).title, line: lineOf(step)},
  );
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${String(FIELD.width)} ${String(FIELD.height)}`}
      role="img"
      aria-label={label}
    >
      <g aria-hidden="true">
        {BLOCKS.map((block) => (
          <Edges key={block.name} block={block} step={step} />
        ))}
        {BLOCKS.map((block) => (
          <Square key={block.name} block={block} step={step} />
        ))}
      </g>
    </svg>
  );
}
