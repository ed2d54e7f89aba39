// For the time of each epoch, and the seconds next to it: the result must be what a read of all epochs gives.
import { epochAt } from './epoch-of-date.mjs';

async function ask(method, ...params) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return (await (await fetch(process.env.CORE_RPC, { method: 'POST', headers, body })).json())
    .result;
}

const newest = Number(await ask('cfx_epochNumber', 'latest_state'));
if (newest < 8) throw new Error(`The chain has ${newest} executed epochs only`);
const times = [];
for (let epoch = 0; epoch <= newest; epoch++)
  times.push(
    Number((await ask('cfx_getBlockByEpochNumber', `0x${epoch.toString(16)}`, false)).timestamp),
  );
if (times.some((time, epoch) => time < times[epoch - 1]))
  throw new Error('No longer true: no pivot block is older than the one before it');

const moments = [...new Set(times.slice(-5).flatMap((time) => [time - 1, time, time + 1]))].filter(
  (moment) => moment <= times.at(-1),
);
for (const moment of [0, 1, ...moments]) {
  const expected = times.findIndex((time) => time >= moment);
  const found = await epochAt(moment);
  if (found !== expected) throw new Error(`${moment}: found ${found}, expected ${expected}`);
}

const later = await epochAt(Date.now() / 1000 + 3600).catch((error) => error.message);
if (!/^The newest executed epoch, \d+, is older than that$/.test(later))
  throw new Error(`In an hour: ${later}`);
console.log(`${moments.length + 2} moments in ${newest} epochs`);
