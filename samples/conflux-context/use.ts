// Locks CFX until an epoch, and stores the hash of an epoch once it is final.
import { decide, epochOf, mine, pivotOf, rounds } from '../harness/play.ts';
import { check, client, deploy, start } from './client.ts';

const { stop } = await start();
try {
  await mine(90);
  await decide(60);
  await rounds(12);
  await mine(40);

  const lock = await deploy('EpochLock', [40n], 10n ** 18n);
  const unlock = Number(await lock.read('unlockEpoch'));
  const early = await lock.call('withdraw');
  console.log(`locked until epoch ${unlock}`);
  console.log(
    `withdraw in epoch ${early.epochNumber}: ${early.outcomeStatus}, ${early.txExecErrorMsg?.replace(/, $/, '')}`,
  );
  check(early.outcomeStatus === 'failed', 'the lock holds');
  await mine(unlock - 1 - (await epochOf('latest_mined')));
  const due = await lock.call('withdraw');
  const left = await client.getBalance({ address: lock.address });
  console.log(`withdraw in epoch ${due.epochNumber}: ${due.outcomeStatus}, ${left} drip left`);
  check(
    Number(due.epochNumber) === unlock && left === 0n,
    'the first epoch that can withdraw is the one in the lock',
  );

  const store = await deploy('FinalHashes');
  for (const epoch of [60, 61]) {
    const result = await store.call('store', BigInt(epoch));
    const same = (await store.read('hashOf', BigInt(epoch))) === (await pivotOf(epoch)).hash;
    console.log(
      `store(${epoch}): ${result.outcomeStatus}${same ? ', the hash of the pivot block' : `, ${result.txExecErrorMsg?.replace(/, $/, '')}`}`,
    );
    check(same === epoch <= 60, 'only final epochs are stored');
  }
  console.log('the committee signs epoch 120');
  await decide(120);
  await rounds(12);
  await mine(10);
  const result = await store.call('store', 61n);
  check((await store.read('hashOf', 61n)) === (await pivotOf(61)).hash, 'epoch 61 is final now');
  console.log(`store(61): ${result.outcomeStatus}, the hash of the pivot block`);
} finally {
  await stop();
}
