// Attacks two shops through prices that PriceReader accepts.
import { setTimeout as sleep } from 'node:timers/promises';
import { formatEther, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { balanceOf, check, deploy, me, now, refusal, type Contract } from './espace.ts';

const CFX_USD = '0x8879170230c9603342f3837cf9a8e76c61791198fb1271bb2552c9af7b33c933';
const oracle = await deploy('MockOracle');
const reader = await deploy('PriceReader', [oracle.address, CFX_USD, 7_200n, 100n]);
const publish = async (price: bigint, publishTime: bigint) =>
  oracle.write('set', [CFX_USD, { price, conf: 10_000n, expo: -8, publishTime }]);
const creditsAt = async (shop: Contract) => formatEther((await shop.read('credits', me)) as bigint);
const elsewhere = privateKeyToAddress(generatePrivateKey());
const until = async (time: bigint) => {
  while ((await now()) <= time) await sleep(500);
};

// #region old-price
// The oracle published $0.10 half an hour ago. Since then, the market has fallen to $0.06.
await publish(10_000_000n, (await now()) - 1_800n);
const shop = await deploy('Shop', [reader.address]);
await shop.write('buy', [], parseEther('100'));
console.log(`Shop: 100 CFX, worth $6, bought $${await creditsAt(shop)} of credits`);
// #endregion old-price
check((await creditsAt(shop)) === '10', 'the old price is accepted');

// #region next-price
const next = await deploy('NextPriceShop', [reader.address, 7_200n]);
await next.write('order', [], parseEther('100'));
console.log(`NextPriceShop: settled at the old price: ${await refusal(next.read('settle', 0n))}`);

const ordered = await now();
await until(ordered + 20n);
await publish(6_000_000n, ordered + 20n);
await next.write('settle', [0n]);
console.log(`NextPriceShop: 100 CFX, worth $6, bought $${await creditsAt(next)} of credits`);
console.log(`NextPriceShop: settled again: ${await refusal(next.read('settle', 0n))}`);
// #endregion next-price
check((await creditsAt(next)) === '6', 'the next price counts');

// #region future
// Somebody publishes $0.10 with a time that lies ahead. Whoever orders now knows the price that settles the order.
const withoutCheck = (source: string) => source.replace(/ +reader\.read\(\);.*\n/, '');
const unchecked = await deploy('NextPriceShop', [reader.address, 7_200n], withoutCheck);
const ahead = (await now()) + 60n;
await publish(10_000_000n, ahead);
console.log(
  `NextPriceShop: order while the price is ahead of the clock: ${await refusal(next.read('order'))}`,
);
await unchecked.write('order', [], parseEther('100'));
await until(ahead);
await unchecked.write('settle', [0n]);
console.log(
  `NextPriceShop without the check in order(): 100 CFX bought $${await creditsAt(unchecked)} of credits`,
);
// #endregion future
check((await creditsAt(unchecked)) === '10', 'without the check, the known price counts');

// #region refund
// The oracle is silent while the window, here 16 seconds, is open. Its next price comes too late.
const short = await deploy('NextPriceShop', [
  (await deploy('PriceReader', [oracle.address, CFX_USD, 60n, 100n])).address,
  16n,
]);
await publish(10_000_000n, await now());
await short.write('order', [], parseEther('100'));
console.log(`Refund at once: ${await refusal(short.read('refund', 0n, me))}`);
const placed = await now();
await until(placed + 16n + 60n);
await publish(10_000_000n, await now());
console.log(`Settled with a price after the window: ${await refusal(short.read('settle', 0n))}`);
// A call without a sender comes from the zero address, which didn't order.
console.log(`Refund for somebody else: ${await refusal(short.read('refund', 0n, me))}`);
await short.write('refund', [0n, elsewhere]);
check((await balanceOf(elsewhere)) === parseEther('100'), 'the buyer chooses the receiver');
console.log(`Refunded twice: ${await refusal(short.read('refund', 0n, me))}`);
// #endregion refund
