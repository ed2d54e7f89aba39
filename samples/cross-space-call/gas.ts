// The gas of each function, and how much of it arrives in eSpace.
import { decodeAbiParameters, encodeFunctionData, type Hex } from 'viem';
import {
  ABI,
  check,
  core,
  cross,
  CROSS_SPACE,
  deployEspace,
  initOf,
  mapped,
  sendEspace,
  sender,
} from './client.ts';

const witness = await deployEspace('Witness');
const fresh = '0x1111111111111111111111111111111111111111';
const cells = (label: string, ...numbers: (bigint | string)[]) =>
  console.log(
    label.padEnd(30) +
      numbers.map((number) => number.toLocaleString('en-US').padStart(12)).join(''),
  );
await sendEspace({ to: mapped(sender.address), value: 10n });

cells('', 'estimate', 'gasUsed', 'charged');
const calls: [string, string, unknown[], bigint][] = [
  ['transferEVM, new account', 'transferEVM', [fresh], 1n],
  ['transferEVM, old account', 'transferEVM', [fresh], 1n],
  ['callEVM, writes nothing', 'callEVM', [witness.address, witness.encode('look')], 0n],
  ['callEVM, writes 2 new slots', 'callEVM', [witness.address, witness.encode('keep')], 0n],
  ['createEVM, a small token', 'createEVM', [initOf('Token')], 0n],
  ['withdrawFromMapped', 'withdrawFromMapped', [10n], 0n],
];
for (const [label, name, args, value] of calls) {
  const { gas, gasUsed, charged, outcomeStatus, storageCollateralized } = await cross(name, args, {
    value,
  });
  check(
    outcomeStatus === 'success' && !storageCollateralized,
    `${name} succeeds and locks no collateral`,
  );
  cells(label, gas, gasUsed, charged);
}
const view = async (functionName: string, args: unknown[]) => {
  const data = encodeFunctionData({ abi: ABI, functionName, args } as never);
  return (await core.estimateGasAndCollateral({ account: sender, to: CROSS_SPACE, data } as never))
    .gasLimit;
};
cells(
  'staticCallEVM, reads a slot',
  await view('staticCallEVM', [witness.address, witness.encode('lastValue')]),
);

// #region share
const look = (gas: bigint, value: bigint) =>
  core.call({
    account: sender,
    to: CROSS_SPACE,
    data: encodeFunctionData({
      abi: ABI,
      functionName: 'callEVM',
      args: [witness.address, witness.encode('look')],
    }),
    gas,
    value,
  });
// #endregion share
const arrived = async (gas: bigint, value: bigint) => {
  const { data } = (await look(gas, value)) as { data: Hex };
  const [output] = decodeAbiParameters([{ type: 'bytes' }], data);
  const [, , , left] = decodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
    output,
  );
  return left;
};
console.log('gas left at the start of an eSpace function');
for (const gas of [1_000_000n, 2_000_000n])
  console.log(`  limit ${gas}: ${await arrived(gas, 0n)}`);
check(
  (await arrived(2_000_000n, 0n)) - (await arrived(1_000_000n, 0n)) === 100_000n,
  'a tenth arrives',
);
console.log(`  limit 1000000, with 1 drip: ${await arrived(1_000_000n, 1n)}`);
