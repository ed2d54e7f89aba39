import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import type {Draft, FaultCode, ValueContext} from '../../model';
import {readParams} from '../params';
import {readDraft} from '../readDraft';
import {toDraft} from '../toDraft';

const CONTEXT: ValueContext = {dialect: 'conflux', chainId: 1234, types: {Loop: {kind: 'named', name: 'Loop'}}};
const QUANTITY: TypeNode = {kind: 'string', format: 'quantity', pattern: '^0x(0|[1-9a-f][0-9a-f]*)$', unit: 'drip'};
const WHOLE: TypeNode = {kind: 'number', integer: true, minimum: 0, maximum: 10};
const CLOSED: TypeNode = {kind: 'object', properties: [{name: 'a', required: true, type: WHOLE}], closed: true};

const text = (typed: string): Draft => ({kind: 'text', text: typed});
const json = (typed: string): Draft => ({kind: 'json', text: typed});
const list = (...items: Draft[]): Draft => ({kind: 'list', items});

function valueOf(type: TypeNode, draft: Draft): unknown {
  const reading = readDraft(type, draft, CONTEXT);
  return reading.ok ? reading.value : reading.faults;
}

function faultsOf(type: TypeNode, draft: Draft): [FaultCode, string][] {
  const reading = readDraft(type, draft, CONTEXT, [0]);
  return reading.ok ? [] : reading.faults.map(({code, path}) => [code, path.join('/')]);
}

it('a unit at a union belongs to its alternatives', () => {
  const {unit: _unit, ...bare} = QUANTITY;
  const gas: TypeNode = {kind: 'union', options: [bare, {kind: 'null'}], exclusive: true, unit: 'gas'};
  const typed = (amount: string): Draft => ({kind: 'option', index: 0, drafts: [text(amount)]});
  expect(valueOf(gas, typed('21000'))).toBe('0x5208');
  expect(faultsOf(gas, typed('1 CFX'))).toEqual([['unknown-unit', '0']]);
});

describe('a number', () => {
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['+5', 5],
    ['1e1', 10],
    ['10.0', 10],
    ['1.', 1],
    ['0', 0],
  ])('is read from %j', (typed, value) => {
    expect(valueOf(WHOLE, text(typed))).toBe(value);
  });

  it.each<[string, FaultCode]>([
    ['', 'required'],
    ['  ', 'required'],
    ['five', 'not-a-number'],
    ['0x5', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['1.5', 'not-whole'],
    ['1.00000000000000000001', 'unsafe-number'],
    ['-1', 'below-minimum'],
    ['11', 'above-maximum'],
    ['9007199254740993', 'unsafe-number'],
    ['1e400', 'unsafe-number'],
    ['1e-400', 'unsafe-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
  ])('is not read from %j: %s', (typed, code) => {
    expect(faultsOf(WHOLE, text(typed))).toEqual([[code, '0']]);
  });

  it('may have any size that JavaScript keeps, and says its limit otherwise', () => {
    expect(valueOf({kind: 'number', integer: false}, text('9007199254740991'))).toBe(Number.MAX_SAFE_INTEGER);
    expect(valueOf({kind: 'number', integer: false}, text('0.12345678901234567'))).toBe(Number('0.12345678901234567'));
    expect(valueOf(WHOLE, text('11'))).toEqual([
      {path: [], code: 'above-maximum', values: {found: '11', expected: '10'}},
    ]);
  });

  it('is read in no time however long it is', () => {
    expect(faultsOf(WHOLE, text(`${'1'.repeat(200_000)}x`))).toEqual([['not-a-number', '0']]);
  });
});

describe('a text', () => {
  it('is sent as checkText writes it, when typed', () => {
    expect(valueOf(QUANTITY, text('2 Gdrip'))).toBe('0x77359400');
    expect(valueOf({kind: 'string'}, text(''))).toBe('');
    expect(valueOf({kind: 'string'}, text(' a '))).toBe(' a ');
  });

  it('is never written otherwise, when given as JSON', () => {
    expect(valueOf(QUANTITY, json('"0x0"'))).toBe('0x0');
    expect(valueOf(QUANTITY, json('"2 Gdrip"'))).toEqual([
      {path: [], code: 'pattern', values: {expected: '^0x(0|[1-9a-f][0-9a-f]*)$', suggestion: '0x77359400'}},
    ]);
    expect(valueOf({...QUANTITY, pattern: '^0x[0-9a-f]+$'}, json('"0x00"'))).toBe('0x00');
    expect(toDraft({...QUANTITY, pattern: '^0x[0-9a-f]+$'}, '0x00', CONTEXT)).toEqual(json('"0x00"'));
  });

  it('that is blank is missed where the type refuses it', () => {
    expect(faultsOf(QUANTITY, text(''))).toEqual([['required', '0']]);
    expect(faultsOf({kind: 'string', minLength: 1}, text(''))).toEqual([['required', '0']]);
    expect(faultsOf(QUANTITY, text('x'))).toEqual([['not-a-quantity', '0']]);
  });
});

describe('JSON', () => {
  it('keeps false, 0, empty text and null', () => {
    for (const value of [false, 0, '', null, [], {}])
      expect(valueOf({kind: 'any'}, json(JSON.stringify(value)))).toEqual(value);
  });

  it('names the place of each fault', () => {
    expect(faultsOf(CLOSED, json('{"a": 11, "b": 1}'))).toEqual([
      ['above-maximum', '0/a'],
      ['unknown-field', '0/b'],
    ]);
    expect(faultsOf({kind: 'any'}, json('{"a": [1, 12345678901234567890, 1e999]}'))).toEqual([
      ['unsafe-number', '0/a/1'],
      ['unsafe-number', '0/a/2'],
    ]);
    expect(faultsOf({kind: 'any'}, json(' \n'))).toEqual([['required', '0']]);
    expect(valueOf(WHOLE, json('"5"'))).toEqual([
      {path: [], code: 'wrong-kind', values: {expected: 'number', found: 'string'}},
    ]);
    expect(valueOf(WHOLE, json('{\n"a" 1}'))).toEqual([
      {path: [], code: 'not-json', values: {line: '2', column: '5', reason: 'colon'}},
    ]);
  });
});

describe('a list', () => {
  const type: TypeNode = {kind: 'array', items: WHOLE, minItems: 2, maxItems: 3};
  const tuple: TypeNode = {kind: 'tuple', items: [WHOLE, QUANTITY]};

  it('has as many entries as its type says, and none left out', () => {
    expect(valueOf(type, list(text('1'), text('2')))).toEqual([1, 2]);
    expect(faultsOf(type, list(text('1')))).toEqual([['too-few-items', '0']]);
    expect(faultsOf(type, list(text('1'), text('2'), text('3'), text('x')))).toEqual([
      ['not-a-number', '0/3'],
      ['too-many-items', '0'],
    ]);
    expect(faultsOf(type, list(text('1'), {kind: 'off', kept: text('2')}))).toEqual([['required', '0/1']]);
  });

  it('of fixed places may end early, and goes on only where its type says so', () => {
    expect(valueOf(tuple, list(text('1'), {kind: 'off'}))).toEqual([1]);
    expect(faultsOf(tuple, list({kind: 'off'}, text('1')))).toEqual([['required', '0/0']]);
    expect(faultsOf(tuple, list(text('1'), text('1'), json('1')))).toEqual([['too-many-items', '0']]);
    expect(valueOf({...tuple, rest: {kind: 'boolean'}}, list(text('1'), text('1'), json('false')))).toEqual([
      1,
      '0x1',
      false,
    ]);
    expect(faultsOf({...tuple, rest: {kind: 'boolean'}}, list(text('1'), text('1'), json('0')))).toEqual([
      ['wrong-kind', '0/2'],
    ]);
  });
});

describe('an object', () => {
  const open: TypeNode = {
    kind: 'object',
    properties: [{name: 'a', required: false, type: WHOLE}],
    additional: QUANTITY,
    closed: false,
  };

  it('leaves out what is off, and misses what is required', () => {
    expect(valueOf(open, {kind: 'fields', fields: {a: {kind: 'off', kept: text('x')}}, others: []})).toEqual({});
    expect(faultsOf(CLOSED, {kind: 'fields', fields: {}, others: []})).toEqual([['required', '0/a']]);
  });

  it('checks other fields by their type, and their names', () => {
    expect(valueOf(open, {kind: 'fields', fields: {}, others: [{name: 'b', draft: text('1')}]})).toEqual({b: '0x1'});
    const others = [
      {name: 'b', draft: text('x')},
      {name: 'b', draft: text('1')},
      {name: 'a', draft: text('1')},
      {name: 'b', draft: {kind: 'off'} as const},
    ];
    expect(faultsOf(open, {kind: 'fields', fields: {}, others})).toEqual([
      ['not-a-quantity', '0/b'],
      ['duplicate-field', '0/b'],
      ['duplicate-field', '0/a'],
    ]);
    expect(faultsOf(CLOSED, {kind: 'fields', fields: {a: text('1')}, others: [{name: 'b', draft: json('1')}]})).toEqual(
      [['unknown-field', '0/b']],
    );
  });
});

describe('a choice', () => {
  const union: TypeNode = {
    kind: 'union',
    exclusive: true,
    options: [{kind: 'enum', values: ['latest', null, {x: [1]}]}, QUANTITY, CLOSED],
  };

  it('is read by the alternative in use', () => {
    expect(valueOf(union, {kind: 'option', index: 1, drafts: [undefined, text('16')]})).toBe('0x10');
    expect(valueOf(union, {kind: 'option', index: 0, drafts: [{kind: 'pick', value: null}]})).toBeNull();
    expect(faultsOf(union, {kind: 'option', index: 0, drafts: [{kind: 'pick', value: 'newest'}]})).toEqual([
      ['not-in-list', '0'],
    ]);
    expect(faultsOf(union, {kind: 'option', index: 3, drafts: []})).toEqual([['no-alternative', '0']]);
    expect(faultsOf(union, {kind: 'option', index: 2, drafts: []})).toEqual([['required', '0']]);
  });

  it('takes the alternative that fits a value, or the one that fits best', () => {
    expect(toDraft(union, {x: [1]}, CONTEXT)).toMatchObject({index: 0});
    expect(toDraft(union, '0x1', CONTEXT)).toEqual({kind: 'option', index: 1, drafts: [undefined, text('0x1')]});
    expect(toDraft(union, 'newest', CONTEXT)).toMatchObject({index: 1});
    expect(toDraft(union, {a: 'wrong', b: 1, c: 2}, CONTEXT)).toMatchObject({index: 2});
    expect(toDraft(union, 5, CONTEXT)).toMatchObject({index: 0, drafts: [json('5')]});
    const other: TypeNode = {kind: 'object', properties: [{name: 'b', required: true, type: WHOLE}], closed: false};
    expect(
      toDraft({kind: 'union', exclusive: true, options: [{...CLOSED, closed: false}, other]}, {b: 1}, CONTEXT),
    ).toMatchObject({index: 1});
  });

  it('between recursive alternatives is made for a deep value in no time', () => {
    const node = (name: string): TypeNode => ({
      kind: 'object',
      properties: [{name, required: true, type: {kind: 'named', name: 'Node'}}],
      closed: false,
    });
    const types = {
      Node: {kind: 'union', exclusive: false, options: [node('a'), node('a'), node('a'), {kind: 'null'}]},
    } satisfies Record<string, TypeNode>;
    const value: unknown = JSON.parse(`${'{"a":'.repeat(190)}5${'}'.repeat(190)}`);
    const reading = readDraft(types.Node, toDraft(types.Node, value, {...CONTEXT, types}), {...CONTEXT, types});
    expect(reading.ok ? [] : reading.faults.map(({code, path}) => [code, path.length])).toEqual([['wrong-kind', 190]]);
  });
});

describe('a draft made for another type', () => {
  it('is of the wrong kind', () => {
    for (const draft of [text('1'), list(), {kind: 'fields', fields: {}, others: []} satisfies Draft])
      expect(faultsOf({kind: 'boolean'}, draft)).toEqual([['wrong-kind', '0']]);
    expect(faultsOf({kind: 'boolean'}, {kind: 'option', index: 0, drafts: [text('1')]})).toEqual([
      ['no-alternative', '0'],
    ]);
    expect(faultsOf({kind: 'boolean'}, {kind: 'pick', value: undefined})).toEqual([['required', '0']]);
  });

  it('may be anything where a name leads nowhere', () => {
    expect(valueOf({kind: 'named', name: 'constructor'}, json('[1]'))).toEqual([1]);
    expect(valueOf({kind: 'named', name: 'Loop'}, json('[1]'))).toEqual([1]);
  });
});

describe('a value that may be left out', () => {
  const method = {
    name: 'cfx_call',
    params: [
      {
        name: 'tx',
        required: true,
        deprecated: false,
        type: {
          kind: 'object' as const,
          closed: true,
          properties: [{name: 'nonce', required: false, type: {kind: 'string' as const, format: 'quantity'}}],
        },
      },
      {name: 'epoch', required: false, deprecated: false, type: {kind: 'string' as const, format: 'quantity'}},
    ],
    paramStructure: 'by-position' as const,
  };

  it('is told to be empty where it is sent so, not to be missing, at every depth', () => {
    const drafts: Draft[] = [
      {kind: 'fields', fields: {nonce: {kind: 'text', text: ''}}, others: []},
      {kind: 'text', text: ' '},
    ];
    expect(readParams(method, drafts, CONTEXT)).toEqual({
      ok: false,
      faults: [
        {path: [0, 'nonce'], code: 'empty'},
        {path: [1], code: 'empty'},
      ],
    });
  });
});
