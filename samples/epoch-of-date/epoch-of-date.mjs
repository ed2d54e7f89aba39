// `node epoch-of-date.mjs 2026-11-28T00:00:00Z`: the first epoch at or after a moment.
import { setTimeout as pause } from 'node:timers/promises';

const url = process.env.CORE_RPC ?? 'https://main.confluxrpc.com';

async function call(method, ...params) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { result, error } = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (error) throw new Error(error.message);
  await pause(250); // a public endpoint allows five such calls a second
  return result;
}

const pivotBlock = (epoch) => call('cfx_getBlockByEpochNumber', `0x${epoch.toString(16)}`, false);
const timeOf = async (epoch) => Number((await pivotBlock(epoch)).timestamp);

/** The first epoch whose pivot block isn't older than this moment, in seconds since 1970. */
export async function epochAt(wanted) {
  let low = 0;
  let high = Number(await call('cfx_epochNumber', 'latest_state'));
  if ((await timeOf(high)) < wanted)
    throw new Error(`The newest executed epoch, ${high}, is older than that`);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await timeOf(middle)) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

if (process.argv[2]) {
  const wanted = Date.parse(process.argv[2]) / 1000;
  if (Number.isNaN(wanted)) throw new Error('Pass a moment, such as 2026-11-28T00:00:00Z');
  const epoch = await epochAt(wanted);
  const { timestamp, blockNumber } = await pivotBlock(epoch);
  console.log(
    `epoch ${epoch}, block number ${Number(blockNumber)}, mined at ${new Date(timestamp * 1000).toISOString().replace('.000', '')}`,
  );
}
