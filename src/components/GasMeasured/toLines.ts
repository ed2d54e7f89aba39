import type {Figures, GasRow, Setting} from './measured';

/** Where a figure holds, or what it counts. */
export type Scope = 'both' | 'espace' | 'core' | 'collateral';

/** One line of the table. */
export interface Line {
  name: string;
  scope: Scope;
  before: number;
  after: number;
}

const same = (one: Figures, other: Figures): boolean => (['off', 'on'] as const).every((setting) => String(one[setting]) === String(other[setting]));

/** The figures of one row in each scope that says something of its own: the spaces apart where they differ, collateral where it changes. */
function scopesOf({espace, core, collateral}: GasRow): [Scope, Figures][] {
  const gas: [Scope, Figures | undefined][] =
    espace && core && same(espace, core)
      ? [['both', espace]]
      : [
          ['espace', espace],
          ['core', core],
        ];
  const locked = collateral && [collateral.off, collateral.on].some(([before, after]) => before !== after) ? collateral : undefined;
  return [...gas, ['collateral', locked] as const].flatMap(([scope, figures]) => (figures ? [[scope, figures]] : []));
}

/** The lines of a topic's table for one setting of the optimiser; the spaces share one where they agree. */
export function toLines(rows: readonly GasRow[], setting: Setting): Line[] {
  return rows.flatMap((row) =>
    scopesOf(row).map(([scope, figures]) => {
      const [before = 0, after = 0] = figures[setting];
      return {name: row.name, scope, before, after};
    }),
  );
}
