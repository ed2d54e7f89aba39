// What the RPC of eSpace shows of a call from Core Space.
import { formatEther, zeroAddress, type Hex } from 'viem';
import {
  abiOf,
  CFX,
  check,
  core,
  cross,
  deployCore,
  deployEspace,
  encode,
  espace,
  espaceFees,
  espaceSender,
  espaceWallet,
  mapped,
  send,
  sender,
  sendSigned,
  sign,
} from './spaces.ts';

const shop = await deployEspace('Shop');
const buyer = await deployCore('Buyer', [shop]);
const names: Record<string, string> = {
  [mapped(buyer).toLowerCase()]: 'mapped',
  [shop.toLowerCase()]: 'shop',
  [zeroAddress]: 'zero',
};
const name = (address: string | null) => names[address?.toLowerCase() ?? ''] ?? 'other';
const buy = {
  to: buyer,
  data: encode('Buyer', 'buy', [espaceSender.address]),
  value: (3n * CFX) / 2n,
};
const receipt = await send(buy);

// #region phantoms
/** The phantom transactions of a Core Space transaction, except withdrawals. */
async function phantomsOf(hash: Hex, epochNumber: bigint) {
  const { transactions } = await espace.getBlock({
    blockNumber: epochNumber,
    includeTransactions: true,
  });
  // Anyone can sign a transaction with this input, but no one can sign for the zero address.
  const marked = transactions.map(
    ({ from, input }) => from === zeroAddress && input.startsWith(hash),
  );
  return transactions.filter((_, index) => marked[index - 1]);
}
// #endregion phantoms
const found = await phantomsOf(receipt.hash, receipt.epochNumber!);
check(found.length === 1 && name(found[0]!.to) === 'shop', 'the call is found by the hash');

const { transactions } = await espace.getBlock({
  blockNumber: receipt.epochNumber!,
  includeTransactions: true,
});
const mine = transactions.filter(
  ({ from, to }) => name(from) === 'mapped' || name(to) === 'mapped',
);
for (const { hash, from, to, value, nonce, gas } of mine) {
  const { status, gasUsed, logs } = await espace.getTransactionReceipt({ hash });
  console.log(
    `${name(from)} > ${name(to)}: ${formatEther(value)} CFX, nonce ${nonce}, ${status}, gas ${gas}, gasUsed ${gasUsed}, ${logs.length} logs`,
  );
}
const hash = found[0]!.hash;
const events = await espace.getContractEvents({
  address: shop,
  abi: abiOf('Shop'),
  fromBlock: receipt.epochNumber!,
  toBlock: receipt.epochNumber!,
});
check(
  events.length === 1 && events[0]!.transactionHash === hash,
  'eth_getLogs finds the event with the phantom hash',
);
console.log('eth_getLogs: 1 event, with the hash of the phantom transaction');
const logs = (receipt as unknown as { logs: unknown[] }).logs;
console.log(`the Core Space receipt has ${logs.length} events`);
check(
  (await espace.getTransactionCount({ address: mapped(buyer) })) === 2,
  'the call and the withdrawal count',
);

// The change of the shop isn't a transaction of its own.
console.log(
  `change of 0.5 CFX from shop to mapped: ${mine.some(({ from, to }) => name(from) === 'shop' && name(to) === 'mapped') ? 'a transaction' : 'no transaction, only in the traces'}`,
);

const failed = await cross('callEVM', [shop, encode('Shop', 'buy', [espaceSender.address])], {
  gas: 1_000_000n,
});
const block = await espace.getBlock({
  blockNumber: failed.epochNumber!,
  includeTransactions: true,
});
const left = block.transactions.filter(({ from, to }) =>
  [from, to].some((address) => address?.toLowerCase() === mapped(sender.address).toLowerCase()),
);
check(
  failed.outcomeStatus === 'failed' && left.length === 0,
  'a failed call leaves nothing in eSpace',
);
console.log('after a call that failed: no phantom transaction');

/** Sends a purchase and, into the same block of eSpace, a signed transaction that has its hash as input, then another one. */
async function withFake() {
  const bought = await sign(buy);
  // A block can hold signed transactions of eSpace only if its height is a multiple of 5.
  while ((await core.getEpochNumber({ epochTag: 'latest_mined' })) % 5n !== 4n)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const nonce = await espace.getTransactionCount({ address: espaceSender.address });
  const own = { to: espaceSender.address, gas: 100_000n, ...espaceFees };
  const [{ hash: coreHash, epochNumber }, ...fakes] = await Promise.all([
    sendSigned(bought),
    espaceWallet.sendTransaction({ ...own, nonce, data: bought.hash }),
    espaceWallet.sendTransaction({ ...own, nonce: nonce + 1 }),
  ]);
  const receipts = await Promise.all(
    fakes.map((fake) => espace.waitForTransactionReceipt({ hash: fake })),
  );
  const same = receipts.every(({ blockNumber }) => blockNumber === epochNumber);
  return { coreHash, epochNumber: epochNumber!, fakes, same };
}
let fake = await withFake();
for (let tries = 0; tries < 20 && !fake.same; tries++) fake = await withFake();
check(fake.same, 'the fake is in the same block as the call');
const mixed = (await espace.getBlock({ blockNumber: fake.epochNumber, includeTransactions: true }))
  .transactions;
const marker = mixed.findIndex((transaction) => transaction.hash === fake.fakes[0]);
check(
  mixed[marker]!.input.startsWith(fake.coreHash) && mixed[marker + 1]?.hash === fake.fakes[1],
  'the fake has the input of a marker, and a transaction follows',
);
const real = await phantomsOf(fake.coreHash, fake.epochNumber);
check(
  real.length === 1 && name(real[0]!.from) === 'mapped' && name(real[0]!.to) === 'shop',
  'only the call is found',
);
console.log('a signed transaction with the hash as input, in the same block, is ignored');
