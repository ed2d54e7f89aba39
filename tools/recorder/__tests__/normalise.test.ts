import {describe, expect, test} from 'vitest';
import {normalisePair} from '../normalise';
import type {Pair} from '../pair';

const ONE = `0x${'1a'.repeat(32)}`;
const TWO = `0x${'2b'.repeat(32)}`;
const NUMBER = `0x${'0'.repeat(62)}12`;
const ADDRESS = `0x${'0'.repeat(24)}${'9f'.repeat(20)}`;

function pairOf(method: string, params: unknown[], result: unknown): Pair {
  return {request: {jsonrpc: '2.0', id: 1, method, params}, answer: {jsonrpc: '2.0', result, id: 1}};
}

const resultOf = (method: string, params: unknown[], result: unknown): unknown =>
  (normalisePair(pairOf(method, params, result)) as Pair).answer.result;

/** Whether two answers to the same call count as the same. */
function same(method: string, one: unknown, other: unknown, params: unknown[] = []): boolean {
  return JSON.stringify(resultOf(method, params, one)) === JSON.stringify(resultOf(method, params, other));
}

describe('hashes', () => {
  test('are numbered by first appearance, so that equal ones stay equal', () => {
    expect(resultOf('cfx_getBlockByHash', [ONE], {hash: ONE, parentHash: TWO})).toEqual({
      hash: '<hash 1>',
      parentHash: '<hash 2>',
    });
    expect(same('m', [ONE, ONE], [TWO, TWO])).toBe(true);
    expect(same('m', [ONE, ONE], [ONE, TWO])).toBe(false);
  });

  test('count inside texts', () =>
    expect(same('m', `Transaction ${ONE} is stale`, `Transaction ${TWO} is stale`)).toBe(true));

  test('are not words that spell a number or an address, nor longer bytes', () => {
    for (const value of [NUMBER, ADDRESS, `${ONE}00`]) expect(resultOf('m', [], value)).toBe(value);
  });
});

test('ids count only where ids are', () => {
  expect(same('cfx_newFilter', '0x64e50cc4d585e800fdae3c80f51735fc', '0x1dfef6578114a74ff9ffa5a09f9ee6d')).toBe(true);
  expect(same('eth_getBalance', '0x64e50cc4d585e800', '0x64e50cc4d585e801')).toBe(false);
});

test('a subscription keeps the id that its notifications bear', () => {
  const pair = pairOf('eth_subscribe', ['newHeads'], '0x7ca96277e3087d46');
  const sent = {
    jsonrpc: '2.0',
    method: 'eth_subscription',
    params: {subscription: '0x7ca96277e3087d46', result: {number: '0x1', timestamp: '0x5'}},
  };
  expect(normalisePair({...pair, notifications: [sent]})).toMatchObject({
    answer: {result: '<id 1>'},
    notifications: [{params: {subscription: '<id 1>', result: {number: '0x1', timestamp: '<time>'}}}],
  });
});

test('a block has a solution where a transaction has a nonce', () => {
  expect(resultOf('m', [], {parentHash: ONE, nonce: '0x5', powQuality: '0x9'})).toEqual({
    parentHash: '<hash 1>',
    nonce: '<solution>',
    powQuality: '<quality>',
  });
  expect(resultOf('m', [], {from: 'a', nonce: '0x5'})).toEqual({from: 'a', nonce: '0x5'});
});

test.each([
  ['a field that is gone', {a: '0x1', b: '0x2'}, {a: '0x1'}],
  ['a field that is new', {a: '0x1'}, {a: '0x1', b: null}],
  ['another type', {a: '0x1'}, {a: 1}],
  ['another quantity', {height: '0x1'}, {height: '0x2'}],
  ['a time that is null', {timestamp: '0x1'}, {timestamp: null}],
  ['another order of a list', ['0x1', '0x2'], ['0x2', '0x1']],
])('%s is a difference', (_, one, other) => expect(same('m', one, other)).toBe(false));

test('the order of keys is none', () => expect(same('m', {a: '0x1', b: '0x2'}, {b: '0x2', a: '0x1'})).toBe(true));

test('transfers that settle collateral have no order among themselves, but their place', () => {
  const settle = (from: string): unknown => ({
    type: 'internal_transfer_action',
    action: {from, fromPocket: 'storage_collateral', toPocket: 'balance'},
  });
  const call = {type: 'call', action: {from: 'a'}};
  expect(same('m', [call, settle('a'), settle('b')], [call, settle('b'), settle('a')])).toBe(true);
  expect(same('m', [call, settle('a')], [settle('a'), call])).toBe(false);
});

test('an account that the node makes up, and its signature, are hidden, their presence is not', () => {
  const account = 'NET1234:TYPE.USER:AATRPE6KVSEN3H9982TF8THKCNHC3STKB6PU5JRW6K';
  expect(resultOf('cfx_newAccount', ['pw'], account)).toBe('<account>');
  expect(resultOf('cfx_sign', [], `0x${'ab'.repeat(65)}`)).toBe('<signed>');
  expect(resultOf('cfx_getBalance', [], account)).toBe(account);
});
