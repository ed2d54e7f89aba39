// Makes hundreds of blocks within seconds, so that the estimate of the risk stays high, and prints how far latest_confirmed falls behind.
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../harness/chain.ts';
import { mine, pivotOf } from '../harness/play.ts';
import { expect, start } from './client.ts';

const { stop } = await start();
try {
  const lag = async () => {
    const { epochNumber, latestConfirmed } = await ask<{
      epochNumber: string;
      latestConfirmed: string;
    }>('cfx_getStatus');
    return Number(epochNumber) - Number(latestConfirmed);
  };
  // Every 20 seconds, the node counts the blocks since the last count.
  for (let blocks = 0; blocks < 400 && (await lag()) < 104; blocks += 1) {
    await mine(1);
    if (blocks > 200) await pause(200);
  }
  const epoch = Number(await ask('cfx_epochNumber')) - 100;
  const risk = async (number: number) => {
    const { hash } = await pivotOf(number);
    return (
      Number(await ask<string>('cfx_getConfirmationRiskByHash', hash)) /
      2 ** 256
    ).toPrecision(1);
  };
  await mine(1);
  console.log(`latest_confirmed is ${await lag()} epochs behind latest_mined`);
  console.log(
    `risk of an epoch 100 behind: ${await risk(epoch)}, of an epoch 110 behind: ${await risk(epoch - 10)}`,
  );
  await mine(30);
  expect((await lag()) === 104, 'the lag does not grow further');
} finally {
  await stop();
}
