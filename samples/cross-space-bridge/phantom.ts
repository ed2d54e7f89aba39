// What the RPC of eSpace shows of a call from Core Space.
import { formatEther, type Hex } from 'viem';
import { abiOf, CFX, check, cross, deployCore, deployEspace, encode, espace, espaceSender, mapped, send, sender } from './spaces.ts';

const shop = await deployEspace('Shop');
const buyer = await deployCore('Buyer', [shop]);
const names: Record<string, string> = {
  [mapped(buyer).toLowerCase()]: 'mapped',
  [shop.toLowerCase()]: 'shop',
  ['0x' + '0'.repeat(40)]: 'zero',
};
const name = (address: string | null) => names[address?.toLowerCase() ?? ''] ?? 'other';
const receipt = await send({ to: buyer, data: encode('Buyer', 'buy', [espaceSender.address]), value: (3n * CFX) / 2n });

// #region phantoms
/** The phantom transactions of a Core Space transaction, except withdrawals. */
async function phantomsOf(hash: Hex, epochNumber: bigint) {
  const { transactions } = await espace.getBlock({ blockNumber: epochNumber, includeTransactions: true });
  return transactions.filter((_, index) => transactions[index - 1]?.input.startsWith(hash));
}
// #endregion phantoms
const found = await phantomsOf(receipt.hash, receipt.epochNumber!);
check(found.length === 1 && name(found[0]!.to) === 'shop', 'the call is found by the hash');

const { transactions } = await espace.getBlock({ blockNumber: receipt.epochNumber!, includeTransactions: true });
const mine = transactions.filter(({ from, to }) => name(from) === 'mapped' || name(to) === 'mapped');
for (const { hash, from, to, value, nonce, gas } of mine) {
  const { status, gasUsed, logs } = await espace.getTransactionReceipt({ hash });
  console.log(`${name(from)} > ${name(to)}: ${formatEther(value)} CFX, nonce ${nonce}, ${status}, gas ${gas}, gasUsed ${gasUsed}, ${logs.length} logs`);
}
const hash = found[0]!.hash;
const events = await espace.getContractEvents({ address: shop, abi: abiOf('Shop'), fromBlock: receipt.epochNumber!, toBlock: receipt.epochNumber! });
check(events.length === 1 && events[0]!.transactionHash === hash, 'eth_getLogs finds the event with the phantom hash');
console.log('eth_getLogs: 1 event, with the hash of the phantom transaction');
const logs = (receipt as unknown as { logs: unknown[] }).logs;
console.log(`the Core Space receipt has ${logs.length} events`);
check((await espace.getTransactionCount({ address: mapped(buyer) })) === 2, 'the call and the withdrawal count');

// The change of the shop isn't a transaction of its own.
console.log(`change of 0.5 CFX from shop to mapped: ${mine.some(({ from, to }) => name(from) === 'shop' && name(to) === 'mapped') ? 'a transaction' : 'no transaction, only in the traces'}`);

const failed = await cross('callEVM', [shop, encode('Shop', 'buy', [espaceSender.address])], { gas: 1_000_000n });
const block = await espace.getBlock({ blockNumber: failed.epochNumber!, includeTransactions: true });
const left = block.transactions.filter(({ from, to }) => [from, to].some((address) => address?.toLowerCase() === mapped(sender.address).toLowerCase()));
check(failed.outcomeStatus === 'failed' && left.length === 0, 'a failed call leaves nothing in eSpace');
console.log('after a call that failed: no phantom transaction');
