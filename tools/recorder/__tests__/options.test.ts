import {expect, test} from 'vitest';
import type {Call} from '../call';
import {inOrder} from '../askCalls';
import {parseOptions} from '../options';

const call = (method: string, acts?: true): Call => ({method, name: 'one', params: () => [], ...(acts && {acts})});
const CALLS = {
  core: [call('cfx_sendRawTransaction', true), call('cfx_call'), call('pos_getStatus')],
  espace: [call('eth_call')],
};
const chosen = (...args: string[]): string[] => inOrder(CALLS, parseOptions(args).chosen).map((one) => one.call.method);

test('every call is asked, those that act last', () => {
  expect(chosen()).toEqual(['cfx_call', 'pos_getStatus', 'eth_call', 'cfx_sendRawTransaction']);
  expect(parseOptions([]).everything).toBe(true);
});

test.each([
  [['--only', 'cfx_call'], ['cfx_call']],
  [
    ['--only', 'pos_*,eth_call'],
    ['pos_getStatus', 'eth_call'],
  ],
  [['--space', 'espace'], ['eth_call']],
])('%j asks %j', (args, methods) => {
  expect(chosen(...args)).toEqual(methods);
  expect(parseOptions(args).everything).toBe(false);
});

test('a space that is none is refused', () => expect(() => parseOptions(['--space', 'evm'])).toThrow('core or espace'));
