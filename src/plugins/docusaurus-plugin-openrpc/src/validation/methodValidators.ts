import type {Breach, MethodValidators} from '../console/model';
import {toBreaches, type RawBreach} from './breaches';

/** A function as Ajv compiles it: whether a value keeps to the schema, and what it breaks. */
export interface CompiledSchema {
  (value: unknown): boolean;
  errors?: RawBreach[] | null;
}

/** What was compiled of a method at build. */
export interface CompiledMethod {
  params: CompiledSchema;
  result?: CompiledSchema;
  /**
   * Places in the list of parameters where undefined stands for nothing: those that may be left out of a call by name.
   */
  omissible?: readonly number[];
}

function breachesOf(validate: CompiledSchema, value: unknown): Breach[] {
  try {
    return validate(value) ? [] : toBreaches(validate.errors ?? []);
  } catch {
    // Recursion runs out of stack in a value that is nested without end; an answer may be anything.
    return [{pointer: '', keyword: 'depth', rule: 'must not be nested too deeply to be checked'}];
  }
}

/** The validators of a method from what was compiled of it; they never throw. */
export function toMethodValidators({params, result, omissible = []}: CompiledMethod): MethodValidators {
  return {
    params(values) {
      const left = Array.isArray(values)
        ? omissible.filter((index) => values[index] === undefined).map((index) => `/${index}`)
        : [];
      return breachesOf(params, values).filter(({pointer}) => !left.includes(pointer));
    },
    result: (value) => (result ? breachesOf(result, value) : []),
  };
}
