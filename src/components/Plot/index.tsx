import clsx from 'clsx';
import type {ReactNode} from 'react';
import Edges from '../Picture/Edges';
import styles from './styles.module.css';
import {linePath, shareOf, stepPath, type Axis, type Point} from './toScale';

interface Props {
  kind: 'bar' | 'step' | 'line';
  x: Axis;
  y: Axis;
  points: readonly Point[];
  /** A value that the points are compared with: a level line with its name, above it or below. */
  reference?: {value: number; name: string; isBelow?: boolean};
  /** Language of the figures at the axes. */
  lang: string;
}

/** How much of the room of its step a bar takes. */
const BAR = 0.7;
const per = (share: number): string => `${share.toFixed(3)}%`;

function Bars({x, y, points}: Pick<Props, 'x' | 'y' | 'points'>): ReactNode {
  const width = (100 / (x.to - x.from)) * BAR;
  return points.map((point) => (
    <rect
      key={point.x}
      className={styles.bar}
      x={shareOf(x, point.x) - width / 2}
      y={100 - shareOf(y, point.y)}
      width={width}
      height={shareOf(y, point.y)}
    />
  ));
}

/**
 * One plot of the kit: names and units at both axes, points from a sample. It stretches to the width of its box; its
 * labels are text of the page. Put it into a `Picture`, whose words hold the points as a table.
 */
export default function Plot({kind, x, y, points, reference, lang}: Props): ReactNode {
  const figure = new Intl.NumberFormat(lang, {maximumFractionDigits: 3});
  const paths = {
    bar: [],
    step: [{path: stepPath(x, y, points), kind: 'meant' as const}],
    line: [{path: linePath(x, y, points), kind: 'meant' as const}],
  };
  const level = reference && 100 - shareOf(y, reference.value);
  return (
    <div className={styles.plot} aria-hidden="true">
      <span className={styles.name}>{y.name}</span>
      <div className={styles.scale}>
        {y.ticks.map((tick) => (
          <span key={tick} style={{insetBlockEnd: per(shareOf(y, tick))}}>
            {figure.format(tick)}
          </span>
        ))}
        {/* The widest figure gives the column its width. */}
        <span className={styles.widest}>
          {y.ticks.map((tick) => (
            <span key={tick}>{figure.format(tick)}</span>
          ))}
        </span>
      </div>
      <div className={styles.area} data-kind={kind}>
        <Edges
          edges={[
            ...paths[kind],
            ...(level === undefined ? [] : [{path: `M0 ${level}H100`, kind: 'reference' as const}]),
          ]}
        >
          {kind === 'bar' && <Bars x={x} y={y} points={points} />}
        </Edges>
        {reference && (
          <span
            className={clsx(styles.reference, reference.isBelow && styles.below)}
            style={{insetBlockEnd: per(shareOf(y, reference.value))}}
          >
            {reference.name}
          </span>
        )}
      </div>
      <div className={styles.ticks}>
        {x.ticks.map((tick) => (
          <span key={tick} style={{insetInlineStart: per(shareOf(x, tick))}}>
            {figure.format(tick)}
          </span>
        ))}
      </div>
      <span className={styles.name}>{x.name}</span>
    </div>
  );
}
