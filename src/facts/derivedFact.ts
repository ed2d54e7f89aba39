import {valueFromCaptures, type Fact, type FactValue} from './fact';

/** What a fact computed from others has besides its sources. */
interface Derived {
  value: FactValue;
  unit?: Fact['unit'];
  compute: (values: readonly FactValue[]) => FactValue;
}

/**
 * A fact that follows from other facts: it has their sources, in their order, and computes its value from what each of
 * them reads there. So the check against sources finds both a source that has changed and a value that doesn't follow.
 */
export function derivedFact(from: readonly Fact[], {value, unit, compute}: Derived): Fact {
  return {
    value,
    ...(unit && {unit}),
    places: from.flatMap(({places = []}) => places),
    read: (captures) => {
      let next = 0;
      return compute(
        from.map((fact) => {
          const start = next;
          next += fact.places?.length ?? 0;
          return valueFromCaptures(fact, captures.slice(start, next));
        }),
      );
    },
  };
}
