import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import type {Draft, ValueContext} from '../../model';
import {
  addItem,
  addOther,
  changeOption,
  draftAt,
  fieldOf,
  moveItem,
  removeItem,
  removeOther,
  setAt,
  setField,
  setItem,
  setOption,
  setOther,
  turnOff,
  turnOn,
} from '../edits';
import type {DraftOf, TypeOf} from '../kinds';

const CONTEXT: ValueContext = {dialect: 'plain', types: {}};
const OFF: Draft = {kind: 'off'};
const STRING: TypeNode = {kind: 'string', default: 'x'};

const text = (typed: string): Draft => ({kind: 'text', text: typed});
const list = (...items: Draft[]): DraftOf<'list'> => ({kind: 'list', items});
const fields = (record: Record<string, Draft>, others: DraftOf<'fields'>['others'] = []): DraftOf<'fields'> => ({
  kind: 'fields',
  fields: record,
  others,
});
const option = (index: number, ...drafts: (Draft | undefined)[]): DraftOf<'option'> => ({
  kind: 'option',
  index,
  drafts,
});

describe('turning a place off and on', () => {
  it('keeps what was typed', () => {
    expect(turnOff(text('half'))).toEqual({kind: 'off', kept: text('half')});
    expect(turnOn(turnOff(text('half')), STRING, CONTEXT)).toEqual(text('half'));
    expect(turnOff(turnOff(text('half')))).toEqual(turnOff(text('half')));
  });

  it('starts with the default the first time, and leaves alone what is on', () => {
    expect(turnOn(OFF, STRING, CONTEXT)).toEqual(text('x'));
    expect(turnOn(text(''), STRING, CONTEXT)).toEqual(text(''));
  });
});

describe('changing the alternative', () => {
  const type: TypeOf<'union'> = {kind: 'union', exclusive: true, options: [STRING, {kind: 'null'}, {kind: 'boolean'}]};

  it('keeps the drafts of all others', () => {
    const boolean = changeOption(option(0, text('half')), 2, type, CONTEXT);
    expect(boolean).toEqual(option(2, text('half'), undefined, {kind: 'pick', value: false}));
    expect(changeOption(boolean, 0, type, CONTEXT)).toEqual({...boolean, index: 0});
    expect(setOption(boolean, {kind: 'pick', value: true})).toEqual(
      option(2, text('half'), undefined, {kind: 'pick', value: true}),
    );
  });

  it('goes to no alternative that is not there', () => {
    expect(changeOption(option(0, text('half')), 3, type, CONTEXT)).toEqual(option(0, text('half')));
  });
});

describe('a list', () => {
  it('grows, shrinks and changes its order', () => {
    const type: TypeNode & {kind: 'array'} = {kind: 'array', items: STRING};
    expect(addItem(list(text('1')), type, CONTEXT)).toEqual(list(text('1'), text('x')));
    expect(removeItem(list(text('1'), text('2'), text('3')), 1)).toEqual(list(text('1'), text('3')));
    expect(moveItem(list(text('1'), text('2'), text('3')), 0, 2)).toEqual(list(text('2'), text('3'), text('1')));
    expect(moveItem(list(text('1'), text('2')), 1, 0)).toEqual(list(text('2'), text('1')));
    expect(moveItem(list(text('1')), 0, 1)).toEqual(list(text('1')));
    expect(moveItem(list(text('1')), -1, 0)).toEqual(list(text('1')));
  });

  it('of fixed places grows behind them', () => {
    const type: TypeNode & {kind: 'tuple'} = {kind: 'tuple', items: [STRING, STRING], rest: {kind: 'null'}};
    expect(addItem(list(text('1')), type, CONTEXT)).toEqual(list(text('1'), OFF, {kind: 'pick', value: null}));
    expect(setItem(list(), 1, text('2'))).toEqual(list(OFF, text('2')));
  });
});

describe('an object', () => {
  it('takes names such as __proto__ for names', () => {
    const draft = setField(fields({a: OFF}), '__proto__', text('1'));
    expect(Object.keys(draft.fields)).toEqual(['a', '__proto__']);
    expect(fieldOf(draft, '__proto__')).toEqual(text('1'));
    expect(fieldOf(draft, 'constructor')).toBeUndefined();
  });

  it('has other fields added, renamed and taken away', () => {
    const draft = addOther(fields({}), {kind: 'object', properties: [], additional: STRING, closed: false}, CONTEXT);
    expect(draft.others).toEqual([{name: '', draft: text('x')}]);
    expect(addOther(draft, {kind: 'object', properties: [], closed: false}, CONTEXT).others[1]).toEqual({
      name: '',
      draft: {kind: 'json', text: ''},
    });
    expect(setOther(draft, 0, {name: 'b', draft: text('1')}).others).toEqual([{name: 'b', draft: text('1')}]);
    expect(setOther(draft, 1, {name: 'b', draft: text('1')})).toEqual(draft);
    expect(removeOther(draft, 0).others).toEqual([]);
  });
});

describe('a draft at a path', () => {
  const drafts = [
    option(1, text('kept'), fields({a: list(text('1'), option(0, text('2')))}, [{name: 'b', draft: text('3')}])),
    OFF,
  ];

  it('is found and replaced through alternatives in use', () => {
    for (const path of [[0], [1], [0, 'a'], [0, 'a', 1], [0, 'b']]) {
      const changed = setAt(drafts, path, text('new'));
      expect(draftAt(changed, path)).toEqual(text('new'));
      expect(setAt(changed, path, draftAt(drafts, path) ?? OFF)).toEqual(drafts);
    }
    expect(draftAt(drafts, [0, 'a', 0])).toEqual(text('1'));
    expect(setAt(drafts, [0, 'b'], text('new'))[0]).toMatchObject({
      drafts: [text('kept'), {others: [{name: 'b', draft: text('new')}]}],
    });
  });

  it('is not made where the path leads nowhere', () => {
    for (const path of [[], [2], ['x'], [0, 'c'], [0, 'a', 2], [0, 'a', 0, 'b'], [1, 0], [0, 'constructor']]) {
      expect(draftAt(drafts, path)).toBeUndefined();
      expect(setAt(drafts, path, text('new'))).toEqual(drafts);
    }
  });
});
