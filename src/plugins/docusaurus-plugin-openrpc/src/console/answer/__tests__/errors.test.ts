import {describe, expect, it} from 'vitest';
import {listedError} from '../listedError';
import {toRevertReason} from '../revertReason';

const word = (number: number): string => number.toString(16).padStart(64, '0');
const WORDS = `0x08c379a0${word(32)}${word(15)}${Buffer.from('at most 3 times').toString('hex').padEnd(64, '0')}`;

describe('listedError', () => {
  const errors = [
    {code: -32602, message: 'Invalid params', cure: 'one'},
    {code: -32602, message: 'Unknown block', cure: 'two'},
    {code: -32000, message: 'x', cure: 'three'},
  ];

  it('picks by code, then by how the words begin', () => {
    expect(listedError(errors, {code: -32602, message: 'Unknown block number'})?.cure).toBe('two');
    expect(listedError(errors, {code: -32602, message: 'Invalid params: 3'})?.cure).toBe('one');
    expect(listedError(errors, {code: -32602, message: ''})?.cure).toBe('one');
    expect(listedError(errors, {code: -32603, message: 'Invalid params'})).toBeUndefined();
  });
});

describe('toRevertReason', () => {
  it.each([
    ['words', WORDS, {kind: 'words', text: 'at most 3 times'}],
    ['words in quotes', `"${WORDS}"`, {kind: 'words', text: 'at most 3 times'}],
    ['words that a wallet wraps', {originalError: {code: 3, data: WORDS}}, {kind: 'words', text: 'at most 3 times'}],
    ['a panic', `0x4e487b71${word(0x11)}`, {kind: 'panic', code: '0x11'}],
    ['an error of its own', `0x12345678${word(1)}`, {kind: 'custom', selector: '0x12345678'}],
    ['bytes that are neither', '0x1234567890', undefined],
    ['no bytes', 'Latest mined epoch is not executed', undefined],
    ['nothing', undefined, undefined],
    ['a number', 7, undefined],
  ])('reads %s', (_name, data, reason) => expect(toRevertReason(data)).toEqual(reason));
});
