// Prints what a transaction and cfx_call read from ConfluxContext, and the gas of each function.
import { parseAbi, toFunctionSelector } from 'viem';
import { decide, epochOf, mine, pivotOf, rounds } from '../harness/play.ts';
import { CONTEXT, check, client, deploy, start } from './client.ts';

// #region abi
const abi = parseAbi([
  'function epochNumber() view returns (uint256)',
  'function posHeight() view returns (uint256)',
  'function finalizedEpochNumber() view returns (uint256)',
  'function epochHash(uint256 epoch) view returns (bytes32)',
]);
// #endregion abi

const { stop } = await start();
try {
  await mine(90);
  await decide(60);
  await rounds(12);
  await mine(40);
  const probe = await deploy('Probe');

  const own = await probe.call('read');
  const [{ epoch, posHeight, finalized }] = own.events as [Record<string, bigint>];
  console.log(`transaction in epoch ${own.epochNumber}`);
  console.log(
    `  epochNumber() ${epoch}, posHeight() ${posHeight}, finalizedEpochNumber() ${finalized}`,
  );
  check(epoch === own.epochNumber, 'a transaction reads its own epoch');
  check(
    Number(finalized) === (await epochOf('latest_finalized')),
    'the value is the one of latest_finalized',
  );

  const hashed = await probe.call('hashes');
  const number = Number(hashed.epochNumber);
  const [hashes] = hashed.events as [Record<string, string>];
  const pivot = [await pivotOf(number), await pivotOf(number - 1)];
  check(
    hashes!.own === pivot[0]!.hash && hashes!.previous === pivot[1]!.hash,
    'the hashes are those of the pivot blocks',
  );
  const zero = `0x${'0'.repeat(64)}`;
  check(
    [hashes!.next, hashes!.genesis, hashes!.huge].every((hash) => hash === zero),
    'outside the range it is zero',
  );
  console.log(
    '  epochHash() of this epoch and the one before: the pivot blocks; of epoch + 1, 0 and 2^256 - 1: zero',
  );

  const espace = await probe.call('espaceNumber');
  check(espace.events.at(-1)!.number === espace.epochNumber, 'block.number in eSpace is the epoch');
  console.log(
    `  block.number in eSpace, within epoch ${espace.epochNumber}: ${espace.events.at(-1)!.number}`,
  );

  // #region call
  const state = await client.getEpochNumber({ epochTag: 'latest_state' });
  for (const epochNumber of [state, state - 10n]) {
    const read = (functionName: 'epochNumber' | 'finalizedEpochNumber') =>
      client.readContract({ address: CONTEXT, abi, functionName, epochNumber });
    console.log(
      `cfx_call on the state of epoch ${epochNumber}: epochNumber() ${await read('epochNumber')}`,
    );
    check(
      (await read('epochNumber')) === epochNumber + 1n,
      'a call runs in the epoch after the state',
    );
  }
  // #endregion call

  console.log('gas of a STATICCALL, in a contract');
  const gas = await probe.call('gasOf');
  for (const { selector, used } of gas.events as { selector: string; used: bigint }[]) {
    const item = abi.find((entry) => toFunctionSelector(entry) === selector)!;
    console.log(`  ${`${item.name}()`.padEnd(23)} ${selector} ${String(used).padStart(6)}`);
  }
} finally {
  await stop();
}
