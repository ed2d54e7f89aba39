import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseBatchCalls, refusalOf, toBatchRequests, toStoredBatch, type BatchCall} from '../batch';
import {MAX_BATCH_CALLS} from '../transport/batch';

const call: BatchCall = {method: 'cfx_epochNumber', params: ['latest_mined']};

describe('parseBatchCalls', () => {
  it('reads what was stored, without anything beside it', () => {
    expect(parseBatchCalls(JSON.stringify([call, {method: 'm', params: {a: 1}, secret: 2}]), [])).toEqual([
      call,
      {method: 'm', params: {a: 1}},
    ]);
  });

  it.each([
    undefined,
    '',
    '{',
    '{}',
    'null',
    '[null]',
    '[{"method":1,"params":[]}]',
    '[{"method":"m"}]',
    '[{"method":"m","params":"x"}]',
  ])('takes %j for none', (text) => {
    expect(parseBatchCalls(text, [])).toEqual([]);
  });

  it('leaves out the calls of guarded methods that were kept before', () => {
    expect(
      parseBatchCalls(JSON.stringify([call, {method: 'debug_getNetNode', params: []}]), ['debug_getNetNode']),
    ).toEqual([call]);
  });

  it('takes more calls than a batch may have for none', () => {
    expect(parseBatchCalls(JSON.stringify(Array.from({length: MAX_BATCH_CALLS}, () => call)), [])).toHaveLength(
      MAX_BATCH_CALLS,
    );
    expect(parseBatchCalls(JSON.stringify(Array.from({length: MAX_BATCH_CALLS + 1}, () => call)), [])).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseBatchCalls(text, []))));
  });
});

describe('toStoredBatch', () => {
  it('writes what parseBatchCalls reads', () => {
    expect(parseBatchCalls(toStoredBatch([call]), [])).toEqual([call]);
    expect(toStoredBatch([])).toBeUndefined();
  });

  it('keeps no passphrase', () => {
    const secret: BatchCall = {method: 'personal_unlockAccount', params: ['0x0', 'my passphrase']};
    expect(toStoredBatch([secret])).toBeUndefined();
    expect(toStoredBatch([call, secret])).not.toContain('passphrase');
  });
});

describe('refusalOf', () => {
  const operator: BatchCall = {method: 'debug_getNetNode', params: []};
  const secret: BatchCall = {method: 'cfx_unlockAccount', params: ['cfx:aa', 'x']};
  const many = Array.from({length: MAX_BATCH_CALLS}, () => call);

  it('lets calls wait that anybody’s endpoint may get', () => {
    expect([
      refusalOf([], [call, call], []),
      refusalOf([call], [], [operator.method]),
      refusalOf([call], [call], [operator.method]),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('finds a call with a password among others, and one of a guarded method, whatever its parameters', () => {
    expect(refusalOf([], [call, secret, call], [])).toBe('secret');
    expect(refusalOf([], [call, operator, call], [operator.method])).toBe('guarded');
    expect(refusalOf([], [call, operator], ['debug_getNetNodes'])).toBeUndefined();
  });

  it('stops at the number of calls and at the length of their text', () => {
    expect(refusalOf(many.slice(1), [call], [])).toBeUndefined();
    expect([refusalOf(many, [call], []), refusalOf([], [...many, call], [])]).toEqual(['full', 'full']);
    expect(refusalOf([], [{method: 'm', params: ['x'.repeat(200_000)]}], [])).toBe('full');
  });
});

describe('toBatchRequests', () => {
  it('numbers the calls, so that each answer finds its own', () => {
    expect(toBatchRequests([call, call]).map(({id, jsonrpc}) => [id, jsonrpc])).toEqual([
      [1, '2.0'],
      [2, '2.0'],
    ]);
  });
});
