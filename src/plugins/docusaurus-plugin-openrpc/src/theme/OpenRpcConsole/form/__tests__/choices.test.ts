import {describe, expect, it} from 'vitest';
import type {Draft} from '../../../../console/model';
import type {TypeNode} from '../../../../reference';
import {choicesOf, chosenDraft, chosenIndex, withChoice, withText} from '../choices';

const quantity: TypeNode = {kind: 'string', format: 'quantity', title: 'Quantity'};
const tag: TypeNode = {
  kind: 'union',
  exclusive: true,
  title: 'EpochTag',
  options: [{kind: 'enum', values: ['latest_state', 'earliest']}, quantity],
};
const block: TypeNode = {kind: 'object', closed: true, title: 'BlockReference', properties: []};
const reference: TypeNode = {kind: 'union', exclusive: true, unit: 'drip', options: [tag, block, {kind: 'null'}]};

describe('choicesOf', () => {
  it('makes one list of unions in unions, values, booleans and null', () => {
    const choices = choicesOf({kind: 'union', exclusive: true, options: [reference, {kind: 'boolean'}]});
    expect(choices.map(({indices, pick, type}) => [indices, pick ? pick.value : type.title])).toEqual([
      [[0, 0, 0], 'latest_state'],
      [[0, 0, 0], 'earliest'],
      [[0, 0, 1], 'Quantity'],
      [[0, 1], 'BlockReference'],
      [[0, 2], null],
      [[1], false],
      [[1], true],
    ]);
  });

  it('hands the unit of a union down to what is typed', () => {
    expect(choicesOf(reference)[2]?.type.unit).toBe('drip');
  });

  it('ends at a named type, which may be recursive', () => {
    expect(choicesOf({kind: 'union', exclusive: true, options: [{kind: 'named', name: 'Tree'}]})).toHaveLength(1);
  });
});

describe('withChoice', () => {
  const choices = choicesOf(reference);
  const start: Draft = {
    kind: 'option',
    index: 0,
    drafts: [{kind: 'option', index: 0, drafts: [{kind: 'pick', value: 'latest_state'}]}],
  };
  const text: Draft = {kind: 'text', text: '1.5 CFX'};
  const at = (index: number): readonly number[] => choices[index]?.indices ?? [];

  it('finds the choice in use', () => {
    expect(chosenIndex(choices, start)).toBe(0);
    expect(
      chosenIndex(choices, {kind: 'option', index: 2, drafts: [undefined, undefined, {kind: 'pick', value: null}]}),
    ).toBe(4);
    expect(chosenIndex(choices, {kind: 'option', index: 0, drafts: []})).toBe(-1);
  });

  it('tells a value that was not picked yet from every entry', () => {
    expect(chosenIndex(choicesOf({kind: 'enum', values: ['a']}), {kind: 'pick', value: undefined})).toBe(-1);
  });

  it('keeps what was typed for another choice', () => {
    const typed = withChoice(start, at(2), () => text);
    expect(chosenIndex(choices, typed)).toBe(2);
    expect(chosenDraft(typed, at(2))).toEqual(text);
    const away = withChoice(typed, at(3), () => ({kind: 'fields', fields: {}, others: []}));
    expect(chosenIndex(choices, away)).toBe(3);
    expect(chosenDraft(away, at(2))).toBeUndefined();
    const back = withChoice(away, at(2), (kept) => kept ?? {kind: 'text', text: ''});
    expect(chosenDraft(back, at(2))).toEqual(text);
  });

  it('puts a text at the choice in use alone', () => {
    const typed = withChoice(start, at(2), () => text);
    const changed = withText(reference, typed, '2');
    expect(chosenDraft(changed, at(2))).toEqual({kind: 'text', text: '2'});
    expect(withText(quantity, text, '2')).toEqual({kind: 'text', text: '2'});
  });
});
