import {describe, expect, test} from 'vitest';
import {DEVELOPMENT_ACCOUNTS} from '../accounts';
import {firstLine, isChildMessage} from '../childMessages';
import {endpointsOn, expectedNetworks} from '../localNetworks';
import type {LocalNode} from '../localNode';
import {crashMessage, failureMessage, lastWords, summary, welcome} from '../messages';

const running: LocalNode = {
  available: true,
  endpoints: endpointsOn({coreHttp: 1, coreWebSocket: 2, espaceHttp: 3, espaceWebSocket: 4}),
  accounts: DEVELOPMENT_ACCOUNTS,
  dataDir: '/chain',
  pid: 1,
  stop: () => Promise.resolve(),
};

test('a crash and a failed start are one sentence each', () => {
  expect(crashMessage('signal SIGKILL', '')).toBe('The local Conflux node has ended by itself (signal SIGKILL).');
  expect(crashMessage('exit code 1', 'no space left.')).toBe(
    'The local Conflux node has ended by itself (exit code 1), its last words: no space left.',
  );
  expect(failureMessage('exit code 1.', 'locked')).toBe(
    'The local Conflux node did not start: exit code 1, its last words: locked.',
  );
});

test.each([
  ['', ''],
  ['one\ntwo\n', 'two'],
  [
    "thread 'a' panicked at x.rs:1:1:\nFailed to open: locked\nstack backtrace:\n   0: begin\nnote: run with more\n",
    'Failed to open: locked',
  ],
])('the last words of %j are %j', (log, words) => expect(lastWords(log)).toBe(words));

test('the welcome names both spaces, every account, what it is for, and what becomes of the chain', () => {
  const text = welcome(running, running.endpoints, false);
  expect(text).toContain('chain 1234  http://localhost:1  ws://localhost:2');
  expect(text).toContain('chain 1235  http://localhost:3  ws://localhost:4');
  for (const account of DEVELOPMENT_ACCOUNTS) for (const value of Object.values(account)) expect(text).toContain(value);
  expect(text).toContain('DEVELOPMENT ACCOUNTS');
  expect(text).toContain('--keep DIR');
  expect(welcome(running, running.endpoints, true)).toContain('kept in /chain');
  expect(text).not.toContain('taken');
  expect(welcome(running, endpointsOn(expectedNetworks().ports), false)).toContain('Some of the usual ports are taken');
});

test("the accounts' addresses belong to the configured chain", () => {
  const {coreChainId, ports} = expectedNetworks();
  for (const {core} of DEVELOPMENT_ACCOUNTS) expect(core.startsWith(`net${String(coreChainId)}:`)).toBe(true);
  expect(ports).toEqual({coreHttp: 12537, coreWebSocket: 12535, espaceHttp: 8545, espaceWebSocket: 8546});
});

describe("the node's process", () => {
  test.each([[{kind: 'started'}], [{kind: 'failed', reason: 'x'}], [{kind: 'unloadable', reason: 'x'}]])(
    'says %j',
    (message) => expect(isChildMessage(message)).toBe(true),
  );
  test.each([[null], ['started'], [{}], [{kind: 'other'}], [{kind: 'failed'}], [{kind: 'failed', reason: 1}]])(
    'never says %j',
    (message) => expect(isChildMessage(message)).toBe(false),
  );
  test('has errors of one line', () => {
    expect(firstLine(new Error('one\ntwo'))).toBe('one');
    expect(firstLine('three')).toBe('three');
  });
});

test('beside the site, a node on the usual ports is offered by name, one on others by its address', () => {
  const usual = endpointsOn(expectedNetworks().ports);
  const onUsualPorts = summary({...running, endpoints: usual}, usual);
  expect(onUsualPorts).toContain('"local node"');
  expect(onUsualPorts).toContain(usual.espace.webSocket);
  const moved = summary(running, usual);
  expect(moved).toContain('enter its address');
  expect(moved).toContain('http://localhost:3');
});
