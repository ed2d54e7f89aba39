import {afterEach, describe, expect, it, vi} from 'vitest';
import {endpointOf, EpochError, parseEpoch, readEpoch, TIMEOUT_MS} from '../readEpoch';

const CORE = {space: 'core', name: 'mainnet'} as const;

const answering = (body: string, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status})));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('parseEpoch', () => {
  it('reads a hexadecimal result', () => {
    expect(parseEpoch({jsonrpc: '2.0', id: 1, result: '0x7bfa480'})).toBe(130_000_000);
  });

  it.each([[null], [{}], [{result: 12}], [{result: '12'}], [{result: '0x'}]])('refuses %j', (answer) => {
    expect(() => parseEpoch(answer)).toThrow(EpochError);
  });

  it('keeps the endpoint’s own message', () => {
    expect(() => parseEpoch({error: {code: -32_005, message: 'too many requests'}})).toThrow('too many requests');
  });
});

describe('readEpoch', () => {
  it('asks the endpoint of each space and network', () => {
    const endpoints = (['core', 'espace'] as const).flatMap((space) =>
      (['mainnet', 'testnet'] as const).map((name) => endpointOf({space, name})),
    );
    expect(endpoints).toEqual([
      'https://main.confluxrpc.com',
      'https://test.confluxrpc.com',
      'https://evm.confluxrpc.com',
      'https://evmtestnet.confluxrpc.com',
    ]);
  });

  it('returns the epoch', async () => {
    answering('{"result":"0x10"}');
    await expect(readEpoch(CORE, new AbortController())).resolves.toBe(16);
  });

  it.each([
    ['<html>', 200, 'answer'],
    ['{}', 502, 'answer'],
  ])('names the reason for %s with status %i', async (body, status, reason) => {
    answering(body, status);
    await expect(readEpoch(CORE, new AbortController())).rejects.toMatchObject({reason});
  });

  it('tells an unreachable endpoint from a bad answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readEpoch({space: 'espace', name: 'mainnet'}, new AbortController())).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('gives up after fifteen seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const late = expect(readEpoch(CORE, new AbortController())).rejects.toMatchObject({reason: 'timeout'});
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await late;
  });
});
