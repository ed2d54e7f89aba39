import {SETTINGS, type Figures, type GasRow, type Setting} from './measured';

/** Where a figure holds, or what it counts. */
export type Scope = 'both' | 'espace' | 'core' | 'collateral';

/** A figure of each contract. */
export interface Pair<Value> {
  before: Value;
  after: Value;
}

/** One line of the table. */
export interface Line extends Pair<number> {
  name: string;
  scope: Scope;
  /** Which of its figures are the floor of the data; absent if neither is. */
  floor?: Pair<boolean>;
  /** The gas inside the call, which a floor hides. */
  inside?: Pair<number>;
}

const same = (one: Figures, other: Figures): boolean =>
  SETTINGS.every((setting) => String(one[setting]) === String(other[setting]));

/**
 * The figures of one row in each scope that says something of its own: the spaces apart where they differ, collateral
 * where it changes.
 */
function scopesOf({espace, core, collateral}: GasRow): [Scope, Figures][] {
  const gas: [Scope, Figures | undefined][] =
    espace && core && same(espace, core)
      ? [['both', espace]]
      : [
          ['espace', espace],
          ['core', core],
        ];
  const locked =
    collateral && SETTINGS.some((setting) => collateral[setting][0] !== collateral[setting][1])
      ? collateral
      : undefined;
  return [...gas, ['collateral', locked] as const].flatMap(([scope, figures]) => (figures ? [[scope, figures]] : []));
}

function toPair(figures: Figures, setting: Setting): Pair<number> {
  const [before = 0, after = 0] = figures[setting];
  return {before, after};
}

/** What the floor of the data does to the figures of a row in one setting; nothing if no transaction pays it. */
export function floorOf({floor, inside}: GasRow, setting: Setting): Pick<Line, 'floor' | 'inside'> {
  const {before, after} = floor ? toPair(floor, setting) : {before: 0, after: 0};
  if (before + after === 0) return {};
  return {floor: {before: before > 0, after: after > 0}, ...(inside && {inside: toPair(inside, setting)})};
}

/** The lines of a topic's table for one setting of the compiler; the spaces share one where they agree. */
export function toLines(rows: readonly GasRow[], setting: Setting): Line[] {
  return rows.flatMap((row) =>
    scopesOf(row).map(([scope, figures]) => ({
      name: row.name,
      scope,
      ...toPair(figures, setting),
      ...(scope !== 'collateral' && floorOf(row, setting)),
    })),
  );
}
