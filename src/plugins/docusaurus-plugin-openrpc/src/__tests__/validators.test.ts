import {describe, expect, it} from 'vitest';
import type {MethodValidators} from '../console/model';
import {parseDocument} from '../document';
import {createMethodCompiler} from '../validators';
import {sampleWith} from './faultsOf';
import {importValidators} from '../testing/importValidators';

const compilerOf = (changes: Record<string, unknown> = {}) =>
  createMethodCompiler(parseDocument(sampleWith(changes), 'sample.json'));
const validatorsOf = (name: string, changes: Record<string, unknown> = {}): Promise<MethodValidators> =>
  importValidators(compilerOf(changes)(name));

describe('createMethodCompiler', () => {
  it('makes modules that run without eval and load no helper of Ajv by name', () => {
    const compile = compilerOf({
      '/methods/0/params/0/schema': {enum: [[{a: 1}]], minLength: 3},
      '/methods/0/examples': [],
    });
    for (const name of ['cfx_call', 'cfx_gasPrice', 'cfx_subscribe']) {
      const code = compile(name);
      expect(code).not.toMatch(/\b(?:eval|Function|require)\(/);
      expect(code).not.toContain('.concat(');
      for (const [, file] of code.matchAll(/from "([^"]+)"/g)) expect(file).toMatch(/^(?:\/|[A-Z]:)/);
    }
  });

  it('compares values of lists and objects', async () => {
    const {params} = await validatorsOf('cfx_call', {
      '/methods/0/params/0/schema': {enum: [[{a: 1}]], uniqueItems: true},
      '/methods/0/examples': [],
    });
    expect(params([[{a: 1}]])).toEqual([]);
    expect(params([[{a: 2}]])).toEqual([
      {pointer: '/0', keyword: 'enum', rule: 'must be equal to one of the allowed values: [[{"a":1}]]'},
    ]);
  });

  it('counts the letters of a text, not their units', async () => {
    const {params} = await validatorsOf('cfx_call', {
      '/methods/0/params/0/schema': {type: 'string', minLength: 2},
      '/methods/0/examples': [],
    });
    expect(params(['🌳🌳'])).toEqual([]);
    expect(params(['🌳'])).toHaveLength(1);
  });

  it('knows no method but those of the document', () => {
    expect(() => compilerOf()('cfx_none')).toThrow('cfx_none');
  });
});

describe('the validator of parameters', () => {
  it('asks for as many as are required, and no more than there are', async () => {
    const {params} = await validatorsOf('cfx_call');
    expect([[{}], [{}, 'latest'], [{value: '0x1'}, '0x0']].map(params)).toEqual([[], [], []]);
    expect(params([])).toEqual([{pointer: '', keyword: 'minItems', rule: 'must NOT have fewer than 1 items'}]);
    expect(params([{}, 'latest', null])).toEqual([
      {pointer: '', keyword: 'maxItems', rule: 'must NOT have more than 2 items'},
    ]);
    expect(params({call: {}})).toEqual([{pointer: '', keyword: 'type', rule: 'must be array'}]);
  });

  it('points into the list', async () => {
    const {params} = await validatorsOf('cfx_call');
    expect(params([{value: 1}, 'last']).map(({pointer}) => pointer)).toEqual(['/0/value', '/1']);
  });

  it('takes an empty list for a method without parameters', async () => {
    const {params, result} = await validatorsOf('cfx_gasPrice');
    expect(params([])).toEqual([]);
    expect(params([1])).toHaveLength(1);
    expect(result(-1)).toEqual([{pointer: '', keyword: 'minimum', rule: 'must be >= 0'}]);
  });

  it('lets an optional one of a call by name be left out anywhere', async () => {
    const byName = {
      '/methods/0/paramStructure': 'by-name',
      '/methods/0/params/0/required': false,
      '/methods/0/params/1/required': true,
      '/methods/0/examples': [],
    };
    const {params} = await validatorsOf('cfx_call', byName);
    expect(params([undefined, 'latest'])).toEqual([]);
    expect(params([1, undefined]).map(({pointer}) => pointer)).toEqual(['/0', '/1']);
    const byPosition = await validatorsOf('cfx_call');
    expect(byPosition.params([undefined, 'latest']).map(({pointer}) => pointer)).toEqual(['/0']);
  });
});

describe('the validator of a result', () => {
  it('follows recursion and names the place', async () => {
    const {result} = await validatorsOf('cfx_call');
    const block = {number: '0x1', uncles: [{number: '0x2', uncles: [{number: '0x3'}]}]};
    expect(result(block)).toEqual([]);
    expect(result({...block, uncles: [{number: '0x2', uncles: [{}]}]})).toEqual([
      {pointer: '/uncles/0/uncles/0', keyword: 'required', rule: "must have required property 'number'"},
    ]);
    expect(result({number: '0x1', 'a/b~': 1})).toEqual([
      {pointer: '', keyword: 'additionalProperties', rule: 'must NOT have additional properties: "a/b~"'},
    ]);
  });

  it('follows descriptors that are written elsewhere', async () => {
    const {result, params} = await validatorsOf('cfx_gasPrice', {
      '/components/contentDescriptors': {Price: {name: 'price', required: true, schema: {type: 'string'}}},
      '/methods/1/result': {$ref: '#/components/contentDescriptors/Price'},
      '/methods/1/params': [{$ref: '#/components/contentDescriptors/Price'}],
    });
    expect(result(1)).toEqual([{pointer: '', keyword: 'type', rule: 'must be string'}]);
    expect(params([1])).toEqual([{pointer: '/0', keyword: 'type', rule: 'must be string'}]);
  });

  it('takes everything where the method says nothing of a result', async () => {
    const {result} = await validatorsOf('cfx_gasPrice', {'/methods/1/result': undefined});
    expect(result({any: 1})).toEqual([]);
  });

  it('never throws, and says so where a value is nested without end', async () => {
    const {result} = await validatorsOf('cfx_call');
    const deep = JSON.parse(`${'{"number":"0x1","uncles":['.repeat(100_000)}${']}'.repeat(100_000)}`) as unknown;
    expect(result(deep)).toEqual([
      {pointer: '', keyword: 'depth', rule: 'must not be nested too deeply to be checked'},
    ]);
  });

  it('comes to an end where everything is wrong', async () => {
    const {result} = await validatorsOf('cfx_call');
    expect(result({number: '0x1', uncles: Array.from({length: 200_000}, () => 1)})).toHaveLength(200_000);
  });
});
