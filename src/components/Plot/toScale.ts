/** The ends of an axis, in its unit. */
export interface Axis {
  /** What is measured and its unit, as the reader reads it. */
  name: string;
  from: number;
  to: number;
  /** Where a value is written at the axis. */
  ticks: readonly number[];
}

/** One point of a plot, in the units of its axes. */
export interface Point {
  x: number;
  y: number;
}

/** A value's place on its axis in per cent, from its start. */
export const shareOf = ({from, to}: Axis, value: number): number => ((value - from) / (to - from)) * 100;

/** The path of a line through the points; in per cent of the plot, from its upper left corner. */
export function linePath(x: Axis, y: Axis, points: readonly Point[]): string {
  return points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${shareOf(x, point.x)} ${100 - shareOf(y, point.y)}`)
    .join('');
}

/** The path of a value that holds for a step: a level line half a step to both sides of each point. */
export function stepPath(x: Axis, y: Axis, points: readonly Point[]): string {
  const corners = points.flatMap((point) => [
    {x: point.x - 0.5, y: point.y},
    {x: point.x + 0.5, y: point.y},
  ]);
  return linePath(x, y, corners);
}
