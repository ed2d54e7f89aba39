// Follows the orders of a contract through a reorganization and a lost connection.
import { encodeFunctionData, type Hex } from 'viem';
import { ask, core, until, wallet, webSocketUrl } from './client.js';
import { Connection } from './connection.js';
import { Ledger, type News } from './ledger.js';
import { abi, deploy } from './shop.js';

const shop = await deploy();

/** Orders without an estimate; the limits suffice for a new entry. */
function order(amount: bigint): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName: 'order', args: [amount] });
  return wallet.sendTransaction({ to: shop, data, gas: 60_000n, storageLimit: 64n });
}

/** Makes the local node, which is its only miner, build a longer chain that leaves out everything after an epoch. */
async function reorganize(epoch: number): Promise<void> {
  const { result: tip } = await ask<string>('cfx_epochNumber', 'latest_mined');
  let { hash } = (
    await ask<{ hash: string }>('cfx_getBlockByEpochNumber', `0x${epoch.toString(16)}`, false)
  ).result;
  for (let blocks = Number(tip) - epoch + 30; blocks > 0; blocks--) {
    hash = (await ask<string>('test_generateFixedBlock', hash, [], 0, false, null, null)).result;
  }
}

const lines: string[] = [];
const print = (line: string) => {
  lines.push(line);
  console.log(`  ${line}`);
};

/** Resolves once a line has been printed so many times. */
const printed = (line: string, times = 1) =>
  until(async () => (lines.filter((one) => one === line).length >= times ? true : undefined));

// #region follow
const ledger = new Ledger(print);

/** Opens a connection and follows the logs of the shop on it. */
async function follow(): Promise<Connection> {
  const connection = await Connection.open(webSocketUrl);
  await connection.subscribe((news) => ledger.take(news as News), 'logs', { address: shop });
  return connection;
}

console.log('subscribed');
const settled = Number((await core.getStatus()).latestConfirmed);
let connection = await follow();
const first = await order(1n);
await printed('order of 1');
// #endregion follow

console.log('reorganization');
const { epochNumber } = await core.getTransactionReceipt({ hash: first });
await reorganize(Number(epochNumber) - 1);
await printed('order of 1', 2);

console.log('connection lost');
// #region resume
connection.breakOff();
await connection.lost();
const missed = await order(2n);
await core.waitForTransactionReceipt({ hash: missed, retryCount: 200 });

console.log('subscribed again');
connection = await follow();
await ledger.catchUp(shop, settled);
await order(3n);
await printed('order of 3');
// #endregion resume
connection.breakOff();
