// Moves CFX from Core Space to eSpace and back, with cive and viem.
import { formatEther, parseEther } from 'viem';
import {
  ABI,
  CROSS_SPACE as address,
  ask,
  check,
  core,
  cross,
  espace,
  espaceSender,
  events,
  hexOf,
  mapped,
  sendEspace,
  sender,
  wallet,
} from './client.ts';

const to = '0x00000000000000000000000000000000000a11c3';
const show = (text: string, receipt: Awaited<ReturnType<typeof cross>>) => {
  console.log(text);
  for (const { eventName, topics, args } of events(receipt.logs)) {
    const shown = Object.entries(args).map(
      ([name, value]) =>
        `${name} ${typeof value === 'bigint' && name === 'value' ? formatEther(value) : value}`,
    );
    console.log(`  ${eventName} ${topics[0]}\n    ${shown.join(', ')}`);
  }
};

// #region to-espace
const hash = await wallet.writeContract({
  address,
  abi: ABI,
  functionName: 'transferEVM',
  args: [to],
  value: parseEther('1'),
});
await core.waitForTransactionReceipt({ hash });
// #endregion to-espace
check((await espace.getBalance({ address: to })) === parseEther('1'), 'the receiver has 1 CFX');
show('transferEVM of 1 CFX', await cross('transferEVM', [to], { value: parseEther('1') }));

// #region back
const own = mapped(sender.address);
console.log(`Core Space ${hexOf(sender.address)}`);
console.log(`mapped     ${own.toLowerCase()}`);
console.log(`eSpace key ${espaceSender.address.toLowerCase()}`);

// Step 1, in eSpace: send CFX to the mapped address of your Core Space account.
await sendEspace({ to: own, value: parseEther('2') });
console.log(
  `mappedBalance ${formatEther((await ask('mappedBalance', [sender.address])) as bigint)} CFX`,
);

// Step 2, in Core Space: take it.
const receipt = await cross('withdrawFromMapped', [parseEther('2')]);
// #endregion back
show('withdrawFromMapped of 2 CFX', receipt);
const parent = receipt.epochNumber! - 1n;
const [before, after] = [
  await core.getBalance({ address: sender.address, epochNumber: parent }),
  await core.getBalance({ address: sender.address, epochNumber: receipt.epochNumber! }),
];
check(
  after - before === parseEther('2') - receipt.gasFee,
  'the account has 2 CFX more, minus the fee',
);
check((await ask('mappedBalance', [sender.address])) === 0n, 'the mapped account is empty');
console.log('Core Space balance: 2 CFX more, minus the fee');
