// Reads prices through PriceReader: one that is fine, and each kind that it refuses.
import { formatEther, keccak256, toHex } from 'viem';
import { check, deploy, now, refusal } from './espace.ts';

// #region feeds
const CFX_USD = '0x8879170230c9603342f3837cf9a8e76c61791198fb1271bb2552c9af7b33c933';
const HOUR = 3_600n;
const oracle = await deploy('MockOracle');
const reader = await deploy('PriceReader', [oracle.address, CFX_USD, 2n * HOUR, 100n]); // at most 2 hours old, ±1%
const unknown = await deploy('PriceReader', [
  oracle.address,
  keccak256(toHex('no such feed')),
  2n * HOUR,
  100n,
]);
// #endregion feeds

check(
  (await refusal(unknown.read('read'))) === 'PriceFeedNotFound',
  'a feed without a price is refused',
);
console.log('unknown feed              PriceFeedNotFound');

// #region cases
const good = { price: 10_000_000n, conf: 20_000n, expo: -8, age: 59n * 60n };
const cases = [
  ['59 minutes old', good, '0.1'],
  ['another exponent', { ...good, price: 10_000n, conf: 20n, expo: -5 }, '0.1'],
  ['older than two hours', { ...good, age: 2n * HOUR + 60n }, 'StalePrice'],
  ['zero', { ...good, price: 0n, conf: 0n }, 'PriceNotPositive'],
  ['negative', { ...good, price: -10_000_000n }, 'PriceNotPositive'],
  ['±1%', { ...good, conf: 100_000n }, '0.1'],
  ['just above ±1%', { ...good, conf: 100_001n }, 'ConfidenceTooWide'],
  ['19 decimals', { ...good, expo: -19 }, 'UnexpectedExponent'],
  ['a positive exponent', { ...good, expo: 1 }, 'UnexpectedExponent'],
  ['10 minutes in the future', { ...good, age: -600n }, 'FutureTime'],
] as const;

for (const [what, { age, ...price }, expected] of cases) {
  await oracle.write('set', [CFX_USD, { ...price, publishTime: (await now()) - age }]);
  const error = await refusal(reader.read('read'));
  const result = error ?? formatEther(((await reader.read('read')) as [bigint, bigint])[0]);
  check(result === expected, `${what}: ${result}`);
  console.log(what.padEnd(26) + result);
}
// #endregion cases
