// Gets a token out of a mapped account, reads it from Core Space, and finds the phantom transactions.
import {
  ask,
  check,
  core,
  cross,
  deployCore,
  deployEspace,
  espace,
  espaceSender,
  mapped,
  sendEspace,
  sender,
} from './client.ts';

const token = await deployEspace('Token');
const own = mapped(sender.address);
const balanceOf = (account: string) =>
  espace.readContract({
    address: token.address,
    abi: token.abi,
    functionName: 'balanceOf',
    args: [account],
  });
await sendEspace({ to: token.address, data: token.encode('transfer', [own, 600n]) });
console.log(`mapped account: ${await balanceOf(own)} tokens`);

// #region rescue
const data = token.encode('transfer', [espaceSender.address, 600n]);
const receipt = await cross('callEVM', [token.address, data]);
// #endregion rescue
console.log(`after callEVM:  ${await balanceOf(own)} tokens`);
check(
  (await balanceOf(own)) === 0n && (await balanceOf(espaceSender.address)) === 1000n,
  'the tokens are back',
);

// #region reader
const reader = await deployCore('TokenReader');
const tokens = await core.readContract({
  address: reader.address,
  abi: reader.abi,
  functionName: 'balanceOf',
  args: [token.address, espaceSender.address],
});
console.log(`read from Core Space: ${tokens} tokens`);
// #endregion reader
check(tokens === 1000n, 'Core Space reads the same balance');

const nonce = (await ask('mappedNonce', [sender.address])) as bigint;
const { transactions } = await espace.getBlock({
  blockNumber: receipt.epochNumber!,
  includeTransactions: true,
});
const phantoms = transactions.filter(({ gas }) => gas === 0n);
check(
  phantoms.length === 2 && phantoms[0]!.input.startsWith(receipt.hash),
  'two phantom transactions, linked by the hash',
);
check(nonce === BigInt(phantoms[1]!.nonce) + 1n, 'a call raises the nonce of the mapped account');
console.log('phantom transactions of callEVM in eSpace');
for (const { hash, from, to, input } of phantoms) {
  const { logs } = await espace.getTransactionReceipt({ hash });
  const names: Record<string, string> = {
    [own.toLowerCase()]: 'mapped',
    [token.address.toLowerCase()]: 'token',
  };
  const name = (address: string | null) => names[address ?? ''] ?? 'nobody';
  const start = input.startsWith(receipt.hash)
    ? 'hash of the Core Space transaction'
    : input.slice(0, 10);
  console.log(`  ${name(from)} > ${name(to)}, input ${start}, ${logs.length} logs`);
}
