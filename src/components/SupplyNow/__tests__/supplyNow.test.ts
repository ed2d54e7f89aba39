import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {formatCfx, formatMoment, formatPercent} from '../formatSupply';
import {readSupply, TIMEOUT_MS} from '../readSupply';
import {amountRows, parameterRows} from '../supplyRows';
import {shareOf, toSupply} from '../toSupply';

const CFX = 10n ** 18n;
const ENDPOINT = {http: 'https://core.example', chainId: 1029};
const BLOCKS_PER_YEAR = 63_072_000;
const NEVER = new AbortController().signal;
const METHODS = [
  'cfx_getSupplyInfo',
  'cfx_getParamsFromVote',
  'cfx_getFeeBurnt',
  'cfx_getCollateralInfo',
  'cfx_getPoSEconomics',
];

/** The recorded result of a method, as a v3.0.2 node returned it. */
function recorded(method: string): unknown {
  const {answer} = JSON.parse(readFileSync(`openrpc/examples/core/${method}/latest.json`, 'utf8')) as {
    answer: {result: unknown};
  };
  return answer.result;
}

const RESULTS: Record<string, unknown> = {
  ...Object.fromEntries(METHODS.map((method) => [method, recorded(method)])),
  cfx_epochNumber: '0x7bfa480',
  cfx_getBalance: '0xde0b6b3a7640000',
};

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

/** Makes the endpoint respond to each method with these bodies; returns the calls that it gets. */
function responding(bodies: Record<string, object> = {}): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (_url: string, {body}: {body: string}) => {
    const call = JSON.parse(body) as Call;
    calls.push(call);
    return Promise.resolve(
      new Response(
        JSON.stringify({jsonrpc: '2.0', id: call.id, ...(bodies[call.method] ?? {result: RESULTS[call.method]})}),
      ),
    );
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('readSupply', () => {
  it('reads what a node returns', async () => {
    responding();
    const outcome = await readSupply(ENDPOINT, NEVER);
    if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome));
    expect(outcome.supply).toMatchObject({
      epoch: 130_000_000,
      blockReward: 2n * CFX,
      interestRate: 0.04,
      burntShare: 0.5,
      pointShare: 0.5,
      zeroAddress: CFX,
      burntForPoints: CFX,
    });
    const {issued, circulating, staked, posStaked} = outcome.supply;
    expect(issued > circulating && staked > 0n && posStaked > 0n).toBe(true);
    expect(outcome.supply.posRate).toBeCloseTo(0.04 * Math.sqrt(Number(circulating) / Number(posStaked)));
  });

  it('asks everything about one epoch, and for the zero address of the network', async () => {
    const calls = responding();
    await readSupply(ENDPOINT, NEVER);
    const [first, ...rest] = calls;
    expect(first).toMatchObject({method: 'cfx_epochNumber', params: ['latest_confirmed']});
    expect(rest).toHaveLength(6);
    for (const {params} of rest) expect(params.at(-1)).toBe('0x7bfa480');
    expect(rest.find(({method}) => method === 'cfx_getBalance')?.params[0]).toMatch(/^cfx:a{34}/);
  });

  it.each([...METHODS, 'cfx_epochNumber', 'cfx_getBalance'])('shows no amount if %s fails', async (method) => {
    responding({[method]: {error: {code: -32_602, message: 'Invalid parameters: epoch'}}});
    await expect(readSupply(ENDPOINT, NEVER)).resolves.toEqual({
      kind: 'error',
      detail: '-32602 Invalid parameters: epoch',
    });
  });

  it.each([
    ['cfx_epochNumber', 12],
    ['cfx_getBalance', '1'],
    ['cfx_getSupplyInfo', {totalIssued: '0x1'}],
    ['cfx_getParamsFromVote', null],
  ])('refuses a wrong result of %s', async (method, result) => {
    responding({[method]: {result}});
    await expect(readSupply(ENDPOINT, NEVER)).resolves.toMatchObject({kind: 'foreign'});
  });

  it('tells the rate limit from other errors', async () => {
    responding({cfx_getFeeBurnt: {error: {code: -32_005, message: 'request rate exceeded'}}});
    await expect(readSupply(ENDPOINT, NEVER)).resolves.toMatchObject({kind: 'limited'});
  });

  it('gives up after the time limit', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_, reject) => {
          const stop = (): void => reject(signal.reason as Error);
          if (signal.aborted) stop();
          else signal.addEventListener('abort', stop);
        }),
    );
    const late = expect(readSupply(ENDPOINT, NEVER)).resolves.toMatchObject({kind: 'timeout'});
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await late;
  });
});

describe('toSupply', () => {
  it('computes shares', () => {
    expect(shareOf(0n)).toBe(0);
    expect(shareOf(CFX)).toBe(0.5);
    expect(shareOf(3n * CFX)).toBe(0.75);
  });

  it('has no PoS rate if nothing is staked', () => {
    const [supply, params, burnt, collateral] = METHODS.map((method) => RESULTS[method]);
    expect(
      toSupply('0x1', {supply, params, burnt, collateral, zero: '0x0', pos: {totalPosStakingTokens: '0x0'}})?.posRate,
    ).toBeUndefined();
  });

  it('is nothing if a call has no result', () => {
    expect(toSupply('0x1', {})).toBeUndefined();
  });
});

it('the PoS rate is the one at which the recorded interest has accumulated', () => {
  const pos = RESULTS.cfx_getPoSEconomics as {distributablePosInterest: string; lastDistributeBlock: string};
  const [supply, params, burnt, collateral] = METHODS.map((method) => RESULTS[method]);
  const read = toSupply('0x1', {supply, params, burnt, collateral, pos, zero: '0x0'});
  const perBlock = (Number(read?.posStaked) * (read?.posRate ?? 0)) / BLOCKS_PER_YEAR;
  const blocks = Number(pos.distributablePosInterest) / perBlock;
  expect(Math.abs(blocks - Math.round(blocks))).toBeLessThan(0.05);
  expect(blocks).toBeGreaterThan(1);
});

describe('the table', () => {
  it('has a line for each value', () => {
    const keys = [...amountRows(), ...parameterRows()].map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(14);
  });

  it('writes amounts, shares and moments in the reader’s language', () => {
    expect(formatCfx(5_612_345_678n * CFX + 1n, 'en')).toBe('5,612,345,678 CFX');
    expect(formatCfx(5_612_345_678n * CFX, 'es')).toBe('5.612.345.678 CFX');
    expect(formatCfx(8n * 10n ** 17n, 'en')).toBe('0.8 CFX');
    expect(formatPercent(0.0384, 'en')).toBe('3.84%');
    expect(formatMoment(new Date('2026-11-27T20:30:00Z'), 'en')).toMatch(/^November 27, 2026.*8:30:00.*UTC$/);
  });
});
