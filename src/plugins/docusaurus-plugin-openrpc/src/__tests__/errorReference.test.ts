import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {codeAddress, toErrorLinks} from '../errorLinks';
import {toErrorReference} from '../errorReference';
import {toReference} from '../toReference';
import {sampleDocument} from './sampleDocument';

const reference = toReference(parseDocument(sampleDocument(), 'sample.json'));

describe('toErrorReference', () => {
  it('shows a code with a recorded call, the node’s words and the methods that give it', () => {
    const {base, codes} = toErrorReference(reference, '/docs/rpc');
    expect(base).toBe('/docs/rpc');
    expect(codes[0]).toMatchObject({
      code: -32602,
      title: 'Invalid params',
      methodCount: 1,
      example: {method: 'cfx_call', summary: 'A wrong call'},
    });
    expect(JSON.parse(codes[0]?.example?.answer ?? '')).toMatchObject({
      error: {code: -32602, message: 'invalid params'},
    });
    expect(codes[0]?.words).toEqual([
      {
        message: 'invalid params',
        cases: [{cause: 'A value has the wrong form.', cure: 'Mend the value.', methods: ['cfx_call']}],
      },
    ]);
  });

  it('keeps the methods of one cause together, and parts those of another', () => {
    const [namespace] = reference.namespaces;
    const [method] = namespace?.methods ?? [];
    if (!namespace || !method) throw new Error('The sample has no method');
    const told = (name: string, cure: string) => ({
      ...method,
      name,
      errors: [{code: -32602, message: 'invalid params', cause: 'Wrong.', cure}],
    });
    const methods = [told('one', 'Mend it.'), told('two', 'Drop it.'), told('three', 'Mend it.')];
    const {codes} = toErrorReference({...reference, namespaces: [{...namespace, methods}]}, '/docs/rpc');
    expect(codes[0]?.words[0]?.cases.map(({methods: names}) => names)).toEqual([['one', 'three'], ['two']]);
  });

  it('shows a code without recording by its reason, and a status of HTTP by its exchange', () => {
    const [, catchingUp, notAllowed] = toErrorReference(reference, '/docs/rpc').codes;
    expect(catchingUp).toMatchObject({
      code: -32077,
      unrecorded: 'The node is never behind.',
      words: [],
      methodCount: 0,
    });
    expect(catchingUp?.example).toBeUndefined();
    expect(notAllowed).toMatchObject({code: 405, exchanges: [{name: 'get', answer: {status: 405}}]});
  });
});

describe('codeAddress', () => {
  const links = toErrorLinks(reference, '/docs/errors');

  it('leads to the anchor of a code that the page explains', () => {
    expect(codeAddress(links, -32602)).toBe('/docs/errors#code-32602');
    expect(codeAddress(links, -32077)).toBe('/docs/errors#code-32077');
  });

  it('is nothing for a code that the page lacks, for a status of HTTP, and where there is no page', () => {
    expect(codeAddress(links, -32000)).toBeUndefined();
    expect(codeAddress(links, 405)).toBeUndefined();
    expect(codeAddress(undefined, -32602)).toBeUndefined();
  });
});
