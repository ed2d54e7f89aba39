import {below, isRecord, lookUp} from '../jsonPointer';
import {addFault, inWords, type Inspection} from './check';

/** A schema that applies to the same value as the schema that refers to it. */
interface Step {
  pointer: string;
  value: unknown;
  /** Where the step is written. */
  from: string;
  ref?: string;
}

function stepsFrom(root: unknown, pointer: string, value: unknown): Step[] {
  if (!isRecord(value)) return [];
  if (typeof value.$ref === 'string') {
    const target = lookUp(root, value.$ref);
    return target ? [{...target, from: below(pointer, '$ref'), ref: value.$ref}] : [];
  }
  return ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'].flatMap((keyword) => {
    const entry = value[keyword];
    const at = below(pointer, keyword);
    if (!Array.isArray(entry)) return isRecord(entry) ? [{pointer: at, value: entry, from: at}] : [];
    return entry.map((option: unknown, index) => ({pointer: below(at, index), value: option, from: below(at, index)}));
  });
}

/** Reports each `$ref` that comes back to where it started without a property or a list in between. */
export function checkEndless(inspection: Inspection): void {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (pointer: string, value: unknown): void => {
    if (done.has(pointer)) return;
    open.add(pointer);
    for (const step of stepsFrom(inspection.root, pointer, value)) {
      if (open.has(step.pointer)) {
        addFault(
          inspection,
          step.from,
          `the cyclic ${inWords(step.ref)}`,
          'a $ref that reaches a schema; recursion needs a property or a list in between',
        );
      } else visit(step.pointer, step.value);
    }
    open.delete(pointer);
    done.add(pointer);
  };
  for (const [pointer, value] of inspection.schemas) visit(pointer, value);
}
