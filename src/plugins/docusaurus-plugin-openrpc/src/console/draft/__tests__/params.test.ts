import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildRequest} from '../../../jsonRpcRequest';
import type {TypeNode} from '../../../reference';
import type {Draft, Fault, ValueContext} from '../../model';
import {turnOff} from '../edits';
import type {ParamsOf} from '../kinds';
import {emptyDrafts, readParams, toDrafts} from '../params';
import {draftsText, paramsText, parseParams} from '../paramsText';
import {CONTEXT, draft, type, valueOf} from './arbitrary';

const PLAIN: ValueContext = {dialect: 'conflux', types: {}};
const QUANTITY: TypeNode = {kind: 'string', format: 'quantity', pattern: '^0x(0|[1-9a-f][0-9a-f]*)$'};
const CALL: TypeNode = {
  kind: 'object',
  properties: [
    {name: 'to', required: true, type: {kind: 'string'}},
    {name: 'value', required: false, type: QUANTITY},
  ],
  closed: true,
};
const BLOCK: TypeNode = {
  kind: 'union',
  exclusive: true,
  options: [{kind: 'enum', values: ['latest', 'earliest']}, QUANTITY],
};

function methodOf(paramStructure: ParamsOf['paramStructure'], ...params: [string, boolean, TypeNode][]): ParamsOf {
  return {
    name: 'cfx_call',
    paramStructure,
    params: params.map(([name, required, wanted]) => ({name, required, deprecated: false, type: wanted})),
  };
}

const METHOD = methodOf(
  'by-position',
  ['call', true, CALL],
  ['block', false, BLOCK],
  ['full', false, {kind: 'boolean'}],
);
const NAMED = methodOf('by-name', ['call', true, CALL], ['__proto__', false, BLOCK]);

const text = (typed: string): Draft => ({kind: 'text', text: typed});
const OFF: Draft = {kind: 'off'};

function parsed(source: string, method = METHOD, previous?: Draft[]): {drafts: Draft[]; faults: Fault[]} {
  const result = parseParams(source, method, PLAIN, previous);
  if (!result.ok) throw new Error(result.fault.code);
  return {drafts: result.drafts, faults: result.faults};
}

function faultOf(source: string, method = METHOD): Fault | undefined {
  const result = parseParams(source, method, PLAIN);
  return result.ok ? undefined : result.fault;
}

describe('the values of a call', () => {
  it('end with the last one given; those left out before it are undefined', () => {
    const drafts = toDrafts(METHOD, [{to: 'a'}, undefined, false], PLAIN);
    expect(readParams(METHOD, drafts, PLAIN)).toEqual({ok: true, values: [{to: 'a'}, undefined, false]});
    const [call = OFF] = drafts;
    expect(readParams(METHOD, [call, OFF, OFF], PLAIN)).toEqual({ok: true, values: [{to: 'a'}]});
    expect(readParams(METHOD, [call], PLAIN)).toEqual({ok: true, values: [{to: 'a'}]});
    expect(readParams(methodOf('either'), [], PLAIN)).toEqual({ok: true, values: []});
  });

  it('are missed where required, and checked to the last', () => {
    const drafts = [
      turnOff(text('a')),
      {kind: 'option', index: 1, drafts: [undefined, text('x')]} satisfies Draft,
      {kind: 'json', text: '1'} satisfies Draft,
    ];
    expect(readParams(METHOD, drafts, PLAIN)).toMatchObject({
      ok: false,
      faults: [
        {path: [0], code: 'required'},
        {path: [1], code: 'not-a-quantity'},
        {path: [2], code: 'wrong-kind'},
      ],
    });
    expect(readParams(METHOD, emptyDrafts(METHOD, PLAIN), PLAIN)).toEqual({ok: true, values: [{to: ''}]});
  });

  it('beyond the last parameter are a fault, and are not lost', () => {
    const drafts = toDrafts(METHOD, [{to: 'a'}, 'latest', true, {x: 1}], PLAIN);
    expect(readParams(METHOD, drafts, PLAIN)).toEqual({
      ok: false,
      faults: [{path: [3], code: 'too-many-items', values: {expected: '3', found: '4'}}],
    });
    expect(JSON.parse(draftsText(METHOD, drafts, PLAIN))).toEqual([{to: 'a'}, 'latest', true, {x: 1}]);
    const strange: Draft[] = [
      ...drafts.slice(0, 3),
      {kind: 'fields', fields: {}, others: [{name: 'x', draft: {kind: 'json', text: '1'}}]},
    ];
    expect(readParams(METHOD, strange, PLAIN)).toMatchObject({
      ok: false,
      faults: [{path: [3], code: 'too-many-items'}],
    });
    expect(JSON.parse(draftsText(METHOD, strange, PLAIN))).toEqual([{to: 'a'}, 'latest', true, {x: 1}]);
  });

  it('take null before the last for left out, where it fits nothing else', () => {
    expect(toDrafts(METHOD, [{to: 'a'}, null, false], PLAIN)[1]).toEqual(OFF);
    expect(readParams(METHOD, toDrafts(METHOD, [{to: 'a'}, null], PLAIN), PLAIN)).toMatchObject({
      ok: false,
      faults: [{path: [1]}],
    });
    const nullable = methodOf('by-position', ['a', false, {kind: 'null'}], ['b', true, {kind: 'any'}]);
    expect(readParams(nullable, toDrafts(nullable, [null, null], PLAIN), PLAIN)).toEqual({
      ok: true,
      values: [null, null],
    });
  });
});

describe('the JSON editor', () => {
  it('shows the params of the request', () => {
    expect(JSON.parse(paramsText(METHOD, [{to: 'a'}, undefined, false]))).toEqual([{to: 'a'}, null, false]);
    expect(paramsText(NAMED, [{to: 'a'}, '0x1'])).toBe('{\n  "call": {\n    "to": "a"\n  },\n  "__proto__": "0x1"\n}');
  });

  it('shows faulty drafts as they were typed', () => {
    const drafts: Draft[] = [
      {
        kind: 'fields',
        fields: {to: text('a'), value: text('12 CFY')},
        others: [{name: 'x', draft: {kind: 'json', text: '{"a":'}}],
      },
      {kind: 'option', index: 1, drafts: [undefined, text('one')]},
      {kind: 'json', text: ''},
    ];
    expect(JSON.parse(draftsText(METHOD, drafts, PLAIN))).toEqual([{to: 'a', value: '12 CFY', x: '{"a":'}, 'one']);
  });

  it('shows a number that JavaScript cannot hold as the text it was typed as, and a blank place of a list as null', () => {
    const list: TypeNode = {kind: 'array', items: {kind: 'number', integer: true}};
    const items = [text('9007199254740993'), text(''), text('1e+300'), text('1.5'), text('one')];
    const source = draftsText(methodOf('by-position', ['a', true, list]), [{kind: 'list', items}], PLAIN);
    expect(JSON.parse(source)).toEqual([['9007199254740993', null, 1e300, 1.5, 'one']]);
  });

  it('takes the list of params, with their faults', () => {
    expect(parsed('[{"to": "a", "b": 1}, "0xg"]')).toEqual({
      drafts: toDrafts(METHOD, [{to: 'a', b: 1}, '0xg'], PLAIN),
      faults: [
        {path: [0, 'b'], code: 'unknown-field', values: {found: 'b'}},
        {path: [1], code: 'not-a-quantity'},
      ],
    });
    expect(parsed('[]').faults).toEqual([{path: [0], code: 'required'}]);
    expect(parsed('[{"to": "a"}, "latest", true, null]').faults).toMatchObject([{path: [3], code: 'too-many-items'}]);
  });

  it('takes an object by name, and keeps names that no parameter has', () => {
    const {drafts, faults} = parsed('{"__proto__": "latest", "constructor": 1}', NAMED);
    expect(faults).toEqual([
      {path: [0], code: 'required'},
      {path: ['constructor'], code: 'unknown-field', values: {found: 'constructor'}},
    ]);
    expect(draftsText(NAMED, drafts, PLAIN)).toBe('{\n  "__proto__": "latest",\n  "constructor": 1\n}');
    expect(parsed('{"full": null, "call": {"to": "a"}}', {...METHOD, paramStructure: 'by-name'}).faults).toMatchObject([
      {path: [2], code: 'wrong-kind'},
    ]);
    expect(
      parsed('{"block": null, "call": {"to": "a"}, "full": true}', {...METHOD, paramStructure: 'by-name'}).faults,
    ).toMatchObject([{path: [1]}]);
    expect(parsed('{"call": {"to": "a"}}', {...METHOD, paramStructure: 'either'}).drafts).toEqual(
      toDrafts(METHOD, [{to: 'a'}], PLAIN),
    );
  });

  it('names where a text is no JSON, or no list', () => {
    expect(faultOf('[{"to": "a"},\n ]')).toEqual({
      path: [],
      code: 'not-json',
      values: {line: '2', column: '2', reason: 'value'},
    });
    expect(faultOf(' ')).toEqual({path: [], code: 'required'});
    expect(faultOf('{"call": {"to": "a"}}')).toEqual({
      path: [],
      code: 'wrong-kind',
      values: {expected: 'array', found: 'object'},
    });
    expect(faultOf('[{"to": "a"}]', NAMED)).toEqual({
      path: [],
      code: 'wrong-kind',
      values: {expected: 'object', found: 'array'},
    });
    expect(faultOf('"x"', {...METHOD, paramStructure: 'either'})).toEqual({
      path: [],
      code: 'wrong-kind',
      values: {expected: 'array', found: 'string'},
    });
  });

  it('keeps what was typed in the form where the text says the same', () => {
    const typed: Draft[] = [
      {kind: 'fields', fields: {to: text('a'), value: text('2 Gdrip')}, others: []},
      {kind: 'option', index: 0, drafts: [{kind: 'pick', value: 'latest'}, text('half')]},
      {kind: 'off', kept: {kind: 'pick', value: true}},
    ];
    const source = draftsText(METHOD, typed, PLAIN);
    expect(parsed(source, METHOD, typed).drafts).toEqual(typed);
    const [call, block] = parsed(source.replace('"a"', '"b"').replace('latest', 'earliest'), METHOD, typed).drafts;
    expect(call).toEqual({kind: 'fields', fields: {to: text('b'), value: text('2 Gdrip')}, others: []});
    expect(block).toEqual({kind: 'option', index: 0, drafts: [{kind: 'pick', value: 'earliest'}, text('half')]});
  });

  it('keeps what it takes away from the form', () => {
    const typed: Draft[] = [
      {kind: 'fields', fields: {to: text('a'), value: text('2 Gdrip')}, others: []},
      {kind: 'option', index: 0, drafts: [{kind: 'pick', value: 'latest'}, text('half')]},
    ];
    const shorter = parsed('[{"to": "a"}]', METHOD, typed).drafts;
    expect(shorter).toEqual([
      {kind: 'fields', fields: {to: text('a'), value: turnOff(text('2 Gdrip'))}, others: []},
      turnOff(typed[1] ?? OFF),
      OFF,
    ]);
    expect(parsed('[{"to": "a", "value": "0x77359400"}, "0x1"]', METHOD, shorter).drafts).toEqual([
      typed[0],
      {kind: 'option', index: 1, drafts: [{kind: 'pick', value: 'latest'}, text('0x1')]},
      OFF,
    ]);
  });

  it('switches off an optional place that is blank, and leaves a required one to be filled', () => {
    const number: TypeNode = {kind: 'number', integer: true};
    const method = methodOf('by-position', ['a', true, number], ['b', false, number]);
    expect(parsed('[]', method, [text(''), text(' ')])).toEqual({
      drafts: [text(''), turnOff(text(' '))],
      faults: [{path: [0], code: 'required'}],
    });
  });

  it('is read to its end with thousands of entries, one of them faulty', () => {
    const method = methodOf('by-position', [
      'hashes',
      true,
      {kind: 'array', items: {kind: 'object', properties: [{name: 'a', required: true, type: BLOCK}], closed: true}},
    ]);
    const values = [
      Array.from({length: 5000}, (_, index) => ({a: index === 7 ? 'x' : `0x${(index + 1).toString(16)}`})),
    ];
    const drafts = toDrafts(method, values, PLAIN);
    expect(parsed(JSON.stringify(values), method, drafts)).toMatchObject({drafts, faults: [{path: [0, 7, 'a']}]});
  });

  it('leaves broken JSON of the form broken until its text is changed', () => {
    const any = methodOf('by-position', ['a', true, {kind: 'any'}]);
    const broken: Draft[] = [{kind: 'json', text: '{"a":'}];
    const source = draftsText(any, broken, PLAIN);
    expect(JSON.parse(source)).toEqual(['{"a":']);
    expect(parsed(source, any, broken)).toMatchObject({drafts: broken, faults: [{path: [0], code: 'not-json'}]});
    expect(parsed('["{"]', any, broken)).toEqual({drafts: toDrafts(any, ['{'], PLAIN), faults: []});
    expect(parsed('[]', any, broken).faults).toEqual([{path: [0], code: 'required'}]);
  });
});

describe('any method', () => {
  const methods = fc
    .record({
      params: fc.array(fc.tuple(fc.constantFrom('a', '__proto__', 'constructor', 'b'), fc.boolean(), type), {
        maxLength: 3,
      }),
      paramStructure: fc.constantFrom('by-name' as const, 'by-position' as const, 'either' as const),
    })
    .map(({params, paramStructure}) =>
      methodOf(
        paramStructure,
        ...params.filter(([name], index) => params.findIndex(([other]) => other === name) === index),
      ),
    );

  it('takes back from the editor what its form shows', () => {
    const calls = methods.chain((method) =>
      fc
        .tuple(
          ...method.params.map(({type: wanted, required}) =>
            required ? valueOf(wanted) : fc.option(valueOf(wanted), {nil: undefined}),
          ),
        )
        .map((values) => ({method, values})),
    );
    fc.assert(
      fc.property(calls, ({method, values}) => {
        const drafts = toDrafts(method, values, CONTEXT);
        const reading = readParams(method, drafts, CONTEXT);
        const request = buildRequest(method, values).params;
        expect(reading.ok && buildRequest(method, reading.values).params).toEqual(request);
        const source = draftsText(method, drafts, CONTEXT);
        expect(JSON.parse(source)).toEqual(JSON.parse(JSON.stringify(request)));
        expect(parseParams(source, method, CONTEXT, drafts)).toMatchObject({ok: true, faults: []});
      }),
      {numRuns: 300},
    );
  });

  it('takes any text and any drafts without an exception', () => {
    fc.assert(
      fc.property(
        methods,
        fc.array(draft, {maxLength: 4}),
        fc.oneof(fc.json(), fc.string()),
        (method, drafts, source) => {
          readParams(method, drafts, CONTEXT);
          const shown = draftsText(method, drafts, CONTEXT);
          for (const words of [source, shown]) {
            const result = parseParams(words, method, CONTEXT, drafts);
            if (result.ok) expect(JSON.parse(draftsText(method, result.drafts, CONTEXT))).toBeDefined();
          }
        },
      ),
      {numRuns: 300},
    );
  });
});
