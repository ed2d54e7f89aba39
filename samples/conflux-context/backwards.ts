// Two transactions of one epoch read different values, and the later one reads the older value.
import { ask } from '../harness/chain.ts';
import { decide, mine, pivotOf, rounds } from '../harness/play.ts';
import { check, deploy, receiptOf, start } from './client.ts';

const { stop } = await start();
try {
  await mine(90);
  await decide(60);
  await rounds(12);
  await mine(40);
  const probe = await deploy('Probe');
  const old = await pivotOf('latest_mined');
  await decide(120);
  await rounds(12);
  await mine(16);
  const tip = await pivotOf('latest_mined');
  check(old.posReference !== tip.posReference, 'the two blocks refer to different PoS blocks');

  // #region blocks
  const hashes = [await probe.send('read'), await probe.send('read')];
  // A late block, which refers to the older PoS block, and the pivot block that brings it into its epoch.
  const late = await ask('test_generateFixedBlock', old.hash, [], 1, false, null, old.posReference);
  await ask('test_generateFixedBlock', tip.hash, [late], 1, false, null, tip.posReference);
  // #endregion blocks
  await mine(12);
  const reads = [];
  for (const hash of hashes) {
    const { epochNumber, events } = await receiptOf(hash, probe.abi, 0);
    const { blockNumber, finalized, posHeight } = events[0] as Record<
      'blockNumber' | 'finalized' | 'posHeight',
      bigint
    >;
    reads.push({ epochNumber, blockNumber, finalized });
    console.log(
      `epoch ${epochNumber}, block ${blockNumber}: finalizedEpochNumber() ${finalized}, posHeight() ${posHeight}`,
    );
  }
  const [first, second] = reads;
  check(first!.epochNumber === second!.epochNumber, 'both are in one epoch');
  check(
    first!.blockNumber < second!.blockNumber && first!.finalized > second!.finalized,
    'the value can go back',
  );
} finally {
  await stop();
}
