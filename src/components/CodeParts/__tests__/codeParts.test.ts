import {expect, test} from 'vitest';
import {codeParts, hasLongPart} from '../codeParts';

test.each([
  ['jsonrpc_max_subscriptions_per_connection', ['jsonrpc_', 'max_', 'subscriptions_', 'per_', 'connection']],
  ['wss://evmtestnet.confluxrpc.com/ws', ['wss://', 'evmtestnet.', 'confluxrpc.', 'com/', 'ws']],
  ['node_type', ['node_type']],
  ['__NR_getrandom_and_more', ['__', 'NR_', 'getrandom_', 'and_', 'more']],
] as [string, string[]][])('%s breaks between its parts', (code, parts) => {
  expect(codeParts(code)).toEqual(parts);
  expect(codeParts(code).join('')).toBe(code);
});

test('an address has a part without a place to break, a key and a command have not', () => {
  expect(hasLongPart('cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaegg2r16ar')).toBe(true);
  expect(hasLongPart('0x0888000000000000000000000000000000000005')).toBe(true);
  expect(hasLongPart('jsonrpc_max_subscriptions_per_connection')).toBe(false);
  expect(hasLongPart('npm run test:samples -- --only NAME --write')).toBe(false);
});
