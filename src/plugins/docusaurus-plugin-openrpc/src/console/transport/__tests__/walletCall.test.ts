import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SendOutcome} from '../../../outcome';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import {sendTo, type TransportOptions} from '../target';
import {walletChainId} from '../walletChain';
import type {Wallet, WalletProvider} from '../wallets';

const request: JsonRpcRequest = {jsonrpc: '2.0', id: 7, method: 'eth_call', params: ['0x1']};

function toWallet(ask: WalletProvider['request']): Wallet {
  return {id: 'w', name: 'W', dialect: 'ethereum', provider: {request: ask}};
}

function send(ask: WalletProvider['request'], options: TransportOptions = {}): Promise<SendOutcome> {
  return sendTo({kind: 'wallet', wallet: toWallet(ask)}, request, options);
}

function failWith(error: unknown): Promise<SendOutcome> {
  return send(() => Promise.resolve().then(() => Promise.reject(error as Error))); // A wallet may throw anything.
}

afterEach(() => vi.useRealTimers());

describe('sendTo through a wallet', () => {
  it.each([false, 0, '', null, {a: [1]}])('gives the result %j as plain data, and asks once', async (result) => {
    const asked: unknown[] = [];
    const outcome = await send((call) => {
      asked.push(call);
      return Promise.resolve(result);
    });
    expect(outcome).toMatchObject({kind: 'result', result, text: JSON.stringify({jsonrpc: '2.0', id: 7, result})});
    expect(asked).toEqual([{method: 'eth_call', params: ['0x1']}]);
  });

  it('takes no result for null, and keeps no object of the wallet', async () => {
    expect(await send(() => Promise.resolve(undefined))).toMatchObject({kind: 'result', result: null});
    const result = {value: 1};
    const outcome = await send(() => Promise.resolve(result));
    expect(outcome.kind === 'result' && outcome.result).not.toBe(result);
  });

  it('calls the wallet as a method of its provider', async () => {
    class Provider {
      readonly #answer = '0x1';
      request(): Promise<unknown> {
        return Promise.resolve(this.#answer);
      }
    }
    const wallet: Wallet = {id: 'w', name: 'W', dialect: 'ethereum', provider: new Provider()};
    expect(await sendTo({kind: 'wallet', wallet}, request)).toMatchObject({kind: 'result', result: '0x1'});
  });

  it.each([
    {code: 4001, message: 'whatever'},
    Object.assign(new Error('User rejected the request.'), {code: 4001}),
    new Error('MetaMask Tx Signature: User denied transaction signature.'),
    {code: -32603, message: 'user cancelled'},
    {code: 5000, message: 'User disapproved requested methods'},
  ])('tells that its user refused: %j', async (error) => {
    expect(await failWith(error)).toMatchObject({kind: 'wallet-refused'});
  });

  it('tells that it still asks about another call', async () => {
    expect(await failWith({code: -32002, message: 'Request of type already pending'})).toMatchObject({
      kind: 'wallet-busy',
    });
  });

  it('gives its other errors with code and message', async () => {
    const error = {code: 4200, message: 'not supported', data: {a: 1}};
    expect(await failWith(error)).toMatchObject({
      kind: 'rpc-error',
      error,
      text: JSON.stringify({jsonrpc: '2.0', id: 7, error}),
    });
    expect(await failWith(Object.assign(new Error('reverted'), {code: 3, data: '0x08'}))).toMatchObject({
      kind: 'rpc-error',
      error: {code: 3, message: 'reverted', data: '0x08'},
    });
  });

  it.each([
    [new Error('broken'), 'broken'],
    ['words', 'words'],
    [undefined, 'undefined'],
    [{code: '4001', message: 'a text for a code'}, 'a text for a code'],
    [{code: 1}, '[object Object]'],
    [{message: 'x'.repeat(10_000)}, 'x'.repeat(500)],
    [Object.create(null), ''],
    [{code: 1, message: 'no', data: 1n}, ''],
  ])('tells that it broke off: %#', async (error, reason) => {
    expect(await failWith(error)).toMatchObject({kind: 'wallet-failed', reason});
  });

  it('stands objects that throw when they are looked at', async () => {
    const thrower = {
      get code(): never {
        throw new Error('no');
      },
    };
    expect(await failWith(thrower)).toMatchObject({kind: 'wallet-failed'});
    expect(await send(() => Promise.resolve(thrower))).toMatchObject({kind: 'wallet-failed', reason: 'no'});
    expect(await send(() => Promise.resolve(1n))).toMatchObject({kind: 'wallet-failed'});
    expect(
      await send(() => {
        throw new Error('at once');
      }),
    ).toMatchObject({kind: 'wallet-failed', reason: 'at once'});
  });

  it('takes no result that is too large', async () => {
    expect(await send(() => Promise.resolve('x'.repeat(1000)), {maxBytes: 1000})).toMatchObject({
      kind: 'oversized',
      maxBytes: 1000,
    });
  });

  it('waits for its user past the time allowed, and stops when it is told to', async () => {
    vi.useFakeTimers();
    let answer = (_: string): void => expect.fail('The wallet was not asked.');
    const late = send(() => new Promise((resolve) => (answer = resolve)), {timeoutMs: 10});
    await vi.advanceTimersByTimeAsync(86_400_000);
    answer('0x1');
    expect(await late).toMatchObject({kind: 'result'});
    const cancel = new AbortController();
    const outcome = send(() => new Promise(() => undefined), {signal: cancel.signal});
    cancel.abort();
    expect(await outcome).toMatchObject({kind: 'aborted'});
    expect(await send(() => expect.fail('asked'), {signal: AbortSignal.abort()})).toMatchObject({kind: 'aborted'});
  });
});

describe('walletChainId', () => {
  const answering = (answers: Record<string, unknown>): Wallet =>
    toWallet(({method}) =>
      method in answers ? Promise.resolve(answers[method]) : Promise.reject(new Error('unknown')),
    );

  it.each([
    ['0x47', 71],
    ['0X406', 1030],
    ['1030', 1030],
    [1029, 1029],
    ['', undefined],
    ['0x', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['0xfffffffffffffffff', undefined],
    [1.5, undefined],
    [{}, undefined],
    [null, undefined],
  ])('reads %j as %j', async (answer, chainId) => {
    expect(await walletChainId(answering({eth_chainId: answer}), 'ethereum')).toBe(chainId);
  });

  it('asks a wallet of Core Space for its status where it has no call for its chain', async () => {
    expect(await walletChainId(answering({cfx_chainId: '0x405', cfx_getStatus: {chainId: '0x1'}}), 'conflux')).toBe(
      1029,
    );
    expect(await walletChainId(answering({cfx_getStatus: {chainId: '0x1'}}), 'conflux')).toBe(1);
    expect(await walletChainId(answering({eth_chainId: '0x1'}), 'conflux')).toBeUndefined();
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const chainId = walletChainId(
      toWallet(() => new Promise(() => undefined)),
      'ethereum',
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await chainId).toBeUndefined();
  });
});
