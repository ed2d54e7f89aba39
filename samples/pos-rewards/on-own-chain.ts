// Starts a chain with one PoS validator, runs pos-rewards.mjs on it twice while rewards are paid,
// and compares the file with the owner's balance and with a file written at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { privateKeyToAccount } from 'cive/accounts';
import { formatEther, parseEther } from 'viem';
import { ask, coreUrl, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { decide, epochOf, mine, pivotOf, rounds } from '../harness/play.ts';
import { KEYS, OWNER_KEY } from '../harness/startNode.ts';
import validator from '../harness/validator.json' with { type: 'json' };

const owner = privateKeyToAccount(OWNER_KEY, { networkId: 1234 }).address;
const stranger = privateKeyToAccount(KEYS[1], { networkId: 1234 }).address;

/** Runs a program of this folder; resolves with what it printed, and rejects with its error. */
async function run(url: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, CORE_RPC: url, PAUSE: '0', ACCOUNT: owner };
  const child = words[0]?.endsWith('.sh')
    ? spawn('bash', ['-e', ...words], { env })
    : spawn('node', words, { env });
  let [printed, failed] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (failed += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(/^Error: (.*)$/m.exec(failed)?.[1] ?? failed);
  return `${failed}${printed}`;
}
const collect = (file: string, url = coreUrl, account: string = owner, since = '2026-01-01') =>
  run(url, 'pos-rewards.mjs', account, since, file);

interface Row {
  paidAt: string;
  posEpoch: number;
  drip: bigint;
  hash: string;
}
const rowsOf = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [paidAt = '', posEpoch, cfx = '', hash = ''] = line.split(',');
      return { paidAt, posEpoch: Number(posEpoch), drip: parseEther(cfx), hash };
    });

const balanceAt = async (epoch: number) =>
  BigInt(await ask<string>('cfx_getBalance', owner, `0x${epoch.toString(16)}`));
const epochOfBlock = async (hash: string) =>
  Number((await ask<{ epochNumber: string }>('cfx_getBlockByHash', hash, false)).epochNumber);

/** The sum of a file's rewards, if it is what the owner's balance grew by; the owner sends nothing on this chain. */
async function sumByBalance(file: string): Promise<bigint> {
  const rows = rowsOf(file);
  const [first, newest] = [rows[0], rows.at(-1)];
  if (!first || !newest || rows.length < 3) throw new Error(`${file} has ${rows.length} rewards`);
  const grown =
    (await balanceAt(await epochOfBlock(newest.hash))) -
    (await balanceAt((await epochOfBlock(first.hash)) - 1));
  const sum = rows.reduce((total, { drip }) => total + drip, 0n);
  if (sum !== grown) throw new Error(`rewards ${sum}, balance ${grown}`);
  return sum;
}

interface PosRecord {
  powEpochHash: string;
}
/** A server that passes requests on to the node, but has another record of one PoS epoch. */
async function withRecord(posEpoch: number, change: (record: PosRecord) => PosRecord | null) {
  const pass = async (body: string): Promise<string> => {
    const { method, params } = JSON.parse(body) as { method: string; params: unknown[] };
    const result = await ask(method, ...params);
    const wanted = method === 'pos_getRewardsByEpoch' && Number(params[0]) === posEpoch;
    return JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      result: wanted ? change(result as PosRecord) : result,
    });
  };
  const server = createServer((request, response) => {
    void text(request)
      .then(pass)
      .then((answer) => response.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

/** The message of a run that has to fail. */
const failure = (work: Promise<string>) =>
  work.then(
    (printed) => {
      throw new Error(`This run has to fail: ${printed}`);
    },
    (error: unknown) => (error as Error).message,
  );
const read = (file: string) => readFileSync(file, 'utf8');
function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

let decided = 0;
/** Lets the chain run for this many PoS epochs of 10 blocks each. */
async function advance(posEpochs: number): Promise<void> {
  for (let half = 0; half < posEpochs * 2; half += 1) {
    await mine(20);
    if ((await epochOf('latest_state')) >= decided + 70) await decide((decided += 60));
    await rounds(5);
  }
}

/** A block that isn't on the pivot chain, although it is in the chain. */
async function twin(): Promise<string> {
  const { hash } = await pivotOf('latest_mined');
  const blocks = [0, 0].map(() =>
    ask<string>('test_generateFixedBlock', hash, [], 0, false, null, null),
  );
  const [one = '', other = ''] = await Promise.all(blocks);
  await mine(12);
  const { hash: pivot } = await pivotOf(await epochOfBlock(one));
  return pivot === one ? other : one;
}

const { stop } = await startChain({ settings: PLAYED });
try {
  const offPivot = await twin();
  await advance(7);
  console.log('# #region first');
  process.stdout.write(await run(coreUrl, 'collect.sh'));
  console.log('# #endregion first');
  await advance(3);
  console.log('# #region later');
  process.stdout.write(await run(coreUrl, 'collect.sh'));
  console.log('# #endregion later');
  console.log(`# #region file\n${read('rewards.csv')}# #endregion file`);
  const sum = await sumByBalance('rewards.csv');
  console.log(`the owner's balance grew by ${formatEther(sum)} CFX`);

  const whole = read('rewards.csv');
  const rows = rowsOf('rewards.csv');
  await collect('rewards.csv');
  expect(read('rewards.csv') === whole, 'nothing is written twice');
  await collect('at-once.csv');
  expect(read('at-once.csv') === whole, 'runs one after the other write what a single one writes');
  await collect('pos.csv', coreUrl, validator.account);
  expect(read('pos.csv') === whole, 'both addresses have the same rewards');
  writeFileSync('cut.csv', whole.slice(0, -90));
  await collect('cut.csv');
  expect(read('cut.csv') === whole, 'a line that was cut short is written again');
  const third = rows[2]?.paidAt;
  await collect('since.csv', coreUrl, owner, third);
  expect(
    rowsOf('since.csv').length === rows.filter(({ paidAt }) => paidAt >= (third ?? '')).length,
    'a run begins with the first payment at or after the moment',
  );
  await collect('none.csv', coreUrl, stranger);
  expect(rowsOf('none.csv').length === 0, 'an account without a validator has no rewards');
  await collect('future.csv', coreUrl, owner, '2100-01-01');
  expect(rowsOf('future.csv').length === 0, 'nothing is paid in the future');

  writeFileSync(
    'days.csv',
    [
      'date,posEpoch,cfx,powEpochHash',
      `2026-12-31T23:59:59Z,1,0.000000000000000001,${offPivot}`,
      `2027-01-01T00:00:00Z,2,12.9,${offPivot}`,
      `2027-01-01T23:00:00Z,3,0.100000000000000009,${offPivot}\n`,
    ].join('\n'),
  );
  const sums = ['day', 'month', 'year'].map((period) => run('', 'sums.mjs', 'days.csv', period));
  expect(
    (await Promise.all(sums)).join('') ===
      'day,cfx\n2026-12-31,0.000000000000000001\n2027-01-01,13.000000000000000009\n' +
        'month,cfx\n2026-12,0.000000000000000001\n2027-01,13.000000000000000009\n' +
        'year,cfx\n2026,0.000000000000000001\n2027,13.000000000000000009\n',
    'a day ends at midnight UTC, and no digit is lost',
  );

  console.log('# #region errors');
  const old = await withRecord(4, (record) => ({ ...record, powEpochHash: offPivot }));
  console.log(await failure(collect('old.csv', old.url)));
  expect(rowsOf('old.csv').length === 3, 'the rewards before the wrong record are kept');
  old.close();
  await collect('old.csv');
  expect(read('old.csv') === whole, 'another node goes on where the first one stopped');
  const gap = await withRecord(4, () => null);
  console.log(await failure(collect('gap.csv', gap.url)));
  gap.close();
  console.log(await failure(collect('typo.csv', coreUrl, owner.replace(/.$/, 'x'))));
  console.log(await failure(collect('typo.csv', coreUrl, `0x${'1'.repeat(40)}`)));
  console.log('# #endregion errors');
} finally {
  await stop();
}
