import {describe, expect, it} from 'vitest';
import {fillRefusals} from '../fillRefusals';
import type {Refusal} from '../refusals';

const GET: Refusal = {name: 'get', request: {verb: 'GET'}, answer: {status: 405, body: 'POST is required'}};
const LARGE: Refusal = {name: 'too-large', request: {verb: 'POST', bytes: 11_000_000}, answer: {status: 413, body: ''}};

describe('fillRefusals', () => {
  it('fills exchanges by name, and leaves entries without any', () => {
    const entries = [{code: -32602}, {code: 405, exchanges: [{name: 'get'}]}];
    const {document, missing, unused} = fillRefusals({openrpc: '1.3.2', 'x-errors': entries}, [GET]);
    expect(document).toEqual({openrpc: '1.3.2', 'x-errors': [{code: -32602}, {code: 405, exchanges: [GET]}]});
    expect([missing, unused]).toEqual([[], []]);
  });

  it('tells which exchange has no recording, and which recording no exchange', () => {
    const {missing, unused} = fillRefusals({'x-errors': [{exchanges: [{name: 'put'}, {name: 'get'}]}]}, [GET, LARGE]);
    expect([missing, unused]).toEqual([['put'], ['too-large']]);
  });
});
