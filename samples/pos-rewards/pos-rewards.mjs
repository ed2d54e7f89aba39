// `node pos-rewards.mjs ACCOUNT 2026-01-01 rewards.csv`: adds the rewards that the file doesn't have yet.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { toCfx } from './cfx.mjs';

const url = process.env.CORE_RPC ?? 'https://main.confluxrpc.com';
const pause = Number(process.env.PAUSE ?? 250); // milliseconds; 0 for a node of your own
const HEADER = 'date,posEpoch,cfx,powEpochHash\n';

async function call(method, ...params) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, { method: 'POST', headers, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  await wait(pause);
  return result;
}

const hex = (number) => `0x${number.toString(16)}`;
const recordOf = (posEpoch) => call('pos_getRewardsByEpoch', hex(posEpoch));
const blockOf = (record) => call('cfx_getBlockByHash', record.powEpochHash, false);
const isoTime = (block) =>
  new Date(Number(block.timestamp) * 1000).toISOString().replace('.000', '');

/** Which entries of a record are this account's: by PoS address or, with all keys it ever had, by Core Space address. */
async function entriesOf(account) {
  if (/^0x[0-9a-f]{64}$/i.test(account))
    return ({ posAddress }) => posAddress === account.toLowerCase();
  await call('cfx_getBalance', account); // fails if the address has a typo or is of another network
  const short = (address) => address.toLowerCase().replace(/type\.[a-z]+:/, '');
  return ({ powAddress }) => short(powAddress) === short(account);
}

/** The newest PoS epoch whose payment can't be undone any more; 0 if there is none. */
async function lastFinal() {
  const final = Number(await call('cfx_epochNumber', 'latest_finalized'));
  let posEpoch = Number((await call('pos_getStatus')).epoch);
  for (; posEpoch > 0; posEpoch -= 1) {
    const record = await recordOf(posEpoch);
    const block = record && (await blockOf(record));
    if (block?.epochNumber && Number(block.epochNumber) <= final) break;
  }
  return posEpoch;
}

/** The first PoS epoch, up to `last`, that was paid at or after a moment, and that the node can date. */
async function firstPaid(moment, last) {
  let low = 1;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const record = await recordOf(middle);
    const block = record && (await blockOf(record));
    if (!block || Number(block.timestamp) * 1000 < moment) low = middle + 1;
    else high = middle;
  }
  const time = isoTime(await blockOf(await recordOf(low)));
  if (Date.parse(time) - moment > 86_400_000)
    console.error(`Before PoS epoch ${low}, paid at ${time}, this node has nothing`);
  return Date.parse(time) < moment ? low + 1 : low;
}

/** The last PoS epoch in the file, or -1; removes a line that a crash cut short. */
function lastWritten(file) {
  if (!existsSync(file)) writeFileSync(file, HEADER);
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (!whole.startsWith(HEADER)) throw new Error(`${file} isn't a file of this program`);
  if (whole !== text) writeFileSync(file, whole);
  return Number(whole.trimEnd().split('\n').slice(1).at(-1)?.split(',')[1] ?? -1);
}

const [account, since, file = 'rewards.csv'] = process.argv.slice(2);
const moment = Date.parse(since ?? '');
if (!account || Number.isNaN(moment))
  throw new Error('Pass an account and a day, such as 2026-01-01');

const isMine = await entriesOf(account);
const last = await lastFinal();
if (last === 0) throw new Error('This node has no final payment');
const start = lastWritten(file) + 1 || (await firstPaid(moment, last));
let count = 0;
let total = 0n;

for (let posEpoch = start; posEpoch <= last; posEpoch += 1) {
  const record = await recordOf(posEpoch);
  if (!record) throw new Error(`PoS epoch ${posEpoch}: this node has no record of it`);
  const drip = record.accountRewards
    .filter(isMine)
    .reduce((sum, { reward }) => sum + BigInt(reward), 0n);
  if (drip === 0n) continue;

  const block = await blockOf(record);
  if (!block)
    throw new Error(`PoS epoch ${posEpoch}: this node has no block ${record.powEpochHash}`);
  const pivot =
    block.epochNumber && (await call('cfx_getBlockByEpochNumber', block.epochNumber, false));
  if (pivot?.hash !== record.powEpochHash)
    throw new Error(`PoS epoch ${posEpoch}: ${record.powEpochHash} isn't on the pivot chain`);

  appendFileSync(file, `${isoTime(block)},${posEpoch},${toCfx(drip)},${record.powEpochHash}\n`);
  count += 1;
  total += drip;
}
console.log(
  `${file}: read PoS epochs ${start} to ${last}, added ${count} rewards, ${toCfx(total)} CFX`,
);
