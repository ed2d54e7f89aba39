import type {Draft} from '../../../console/model';
import {setOption} from '../../../console/draft/edits';
import type {TypeNode} from '../../../reference';

/** One entry of the list that a reader picks from: a value that is complete, or a type whose value is then typed. */
export interface Choice {
  /** Which alternative, for each union on the way to it. */
  indices: readonly number[];
  type: TypeNode;
  /** The value, where nothing is left to type. */
  pick?: {value: unknown};
}

const pickOf = (type: TypeNode, value: unknown): Choice => ({indices: [], type, pick: {value}});

/** An alternative of a union; what the union says of its unit holds for it. */
export function unitedOption(union: TypeNode & {kind: 'union'}, index: number): TypeNode {
  const option = union.options[index] ?? {kind: 'any'};
  return union.unit === undefined ? option : {...option, unit: option.unit ?? union.unit};
}

/** Everything that can be picked for a type: unions in unions and lists of values become one list. */
export function choicesOf(type: TypeNode): Choice[] {
  switch (type.kind) {
    case 'union':
      return type.options.flatMap((_, index) =>
        choicesOf(unitedOption(type, index)).map((choice) => ({...choice, indices: [index, ...choice.indices]})),
      );
    case 'enum':
      return type.values.map((value) => pickOf(type, value));
    case 'boolean':
      return [pickOf(type, false), pickOf(type, true)];
    case 'null':
      return [pickOf(type, null)];
    default:
      return [{indices: [], type}];
  }
}

/** What was typed for a choice; undefined while another one is in use. */
export function chosenDraft(draft: Draft | undefined, [index, ...rest]: readonly number[]): Draft | undefined {
  if (index === undefined) return draft;
  return draft?.kind === 'option' && draft.index === index ? chosenDraft(draft.drafts[index], rest) : undefined;
}

/** Index of the choice that a draft is at; -1 if nothing is picked yet. */
export function chosenIndex(choices: readonly Choice[], draft: Draft): number {
  return choices.findIndex(({indices, pick}) => {
    const chosen = chosenDraft(draft, indices);
    if (!pick) return chosen !== undefined && chosen.kind !== 'pick';
    return (
      chosen?.kind === 'pick' &&
      chosen.value !== undefined &&
      JSON.stringify(chosen.value) === JSON.stringify(pick.value)
    );
  });
}

/**
 * The draft with another choice in use; `fill` makes its value from what was typed there before. Other choices keep
 * theirs.
 */
export function withChoice(
  draft: Draft | undefined,
  [index, ...rest]: readonly number[],
  fill: (kept: Draft | undefined) => Draft,
): Draft {
  if (index === undefined) return fill(draft);
  const drafts = draft?.kind === 'option' ? draft.drafts : [];
  return setOption({kind: 'option', index, drafts}, withChoice(drafts[index], rest, fill));
}

/** The draft with another text at the choice in use, or in place of a draft that has no choices. */
export function withText(type: TypeNode, draft: Draft, text: string): Draft {
  const choices = choicesOf(type);
  const choice = draft.kind === 'option' ? choices[chosenIndex(choices, draft)] : undefined;
  const typed: Draft = {kind: 'text', text};
  return choice ? withChoice(draft, choice.indices, () => typed) : typed;
}
