import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import type {Draft, ValueContext} from '../../model';
import {emptyDraft} from '../emptyDraft';

const FILTER: TypeNode = {
  kind: 'object',
  properties: [
    {name: 'not', required: true, type: {kind: 'named', name: 'Filter'}},
    {name: 'or', required: false, type: {kind: 'array', items: {kind: 'named', name: 'Filter'}}},
  ],
  closed: false,
};
const CONTEXT: ValueContext = {dialect: 'plain', types: {Filter: FILTER}};
const TEXT: Draft = {kind: 'text', text: ''};

function start(type: TypeNode, required = true): Draft {
  return emptyDraft(type, required, CONTEXT);
}

describe('emptyDraft', () => {
  it('is off where a value may be left out, even with a default', () => {
    expect(start({kind: 'string', default: 'x'}, false)).toEqual({kind: 'off'});
  });

  it('takes the default, which may be null or false', () => {
    expect(start({kind: 'boolean', default: true})).toEqual({kind: 'pick', value: true});
    expect(start({kind: 'any', default: null})).toEqual({kind: 'json', text: 'null'});
    expect(start({kind: 'number', integer: true, default: 0})).toEqual({kind: 'text', text: '0'});
    const tag: TypeNode = {
      kind: 'union',
      exclusive: true,
      options: [{kind: 'null'}, {kind: 'enum', values: ['latest', 'earliest']}],
      default: 'earliest',
    };
    expect(start(tag)).toEqual({kind: 'option', index: 1, drafts: [undefined, {kind: 'pick', value: 'earliest'}]});
    expect(start({kind: 'named', name: 'Filter', default: {}})).toMatchObject({
      kind: 'fields',
      fields: {not: {kind: 'off'}},
    });
  });

  it('takes the first of what can be picked', () => {
    expect(start({kind: 'boolean'})).toEqual({kind: 'pick', value: false});
    expect(start({kind: 'null'})).toEqual({kind: 'pick', value: null});
    expect(start({kind: 'enum', values: ['b', 'a']})).toEqual({kind: 'pick', value: 'b'});
    expect(start({kind: 'union', exclusive: true, options: [{kind: 'string'}, {kind: 'null'}]})).toEqual({
      kind: 'option',
      index: 0,
      drafts: [TEXT],
    });
  });

  it('has what a list or an object needs, and no more', () => {
    expect(start({kind: 'array', items: {kind: 'string'}})).toEqual({kind: 'list', items: []});
    expect(start({kind: 'array', items: {kind: 'string'}, minItems: 2})).toEqual({kind: 'list', items: [TEXT, TEXT]});
    expect(start({kind: 'tuple', items: [{kind: 'string'}, {kind: 'null'}], rest: {kind: 'any'}})).toEqual({
      kind: 'list',
      items: [TEXT, {kind: 'pick', value: null}],
    });
    const type: TypeNode = {
      kind: 'object',
      properties: [
        {name: 'to', required: true, type: {kind: 'string'}},
        {name: 'data', required: false, type: {kind: 'string'}},
      ],
      closed: true,
    };
    expect(start(type)).toEqual({kind: 'fields', fields: {to: TEXT, data: {kind: 'off'}}, others: []});
  });

  it('bears a list that needs more than a form can show', () => {
    const draft = start({kind: 'array', items: {kind: 'string'}, minItems: 1e9});
    expect(draft.kind === 'list' && draft.items.length).toBe(32);
  });

  it('ends at a type inside itself', () => {
    expect(start({kind: 'named', name: 'Filter'})).toEqual({
      kind: 'fields',
      fields: {not: {kind: 'json', text: ''}, or: {kind: 'off'}},
      others: [],
    });
  });

  it('is JSON where the type is not told', () => {
    expect(start({kind: 'any'})).toEqual({kind: 'json', text: ''});
    expect(start({kind: 'named', name: 'toString'})).toEqual({kind: 'json', text: ''});
  });
});
