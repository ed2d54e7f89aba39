// The way of a validator's votes, from the stake to the withdrawal: tsx on-own-chain.ts journey.ts
import { Drip } from 'js-conflux-sdk';
import { askValidator } from '../harness/chain.ts';
import {
  accountOf,
  conflux,
  posRegister,
  posVotesOf,
  staking,
  until,
  votesOf,
  type Receipt,
} from './client.ts';

const from = accountOf(process.env.CORE_KEY);

/** Prints the vote counts of both chains, once they are as expected. */
async function both(
  title: string,
  [total, unlocked]: [number, number],
  pos: [number, number, number],
): Promise<void> {
  await until(() => votesOf(identifier), total, unlocked);
  await until(() => posVotesOf(identifier), ...pos);
  const numbers = [total, unlocked, ...pos].map((number) => String(number).padStart(11));
  console.log(title.padEnd(20) + numbers.join(''));
}

// #region data
// 2 votes; '0x2' is a JSON-RPC quantity.
const [data, bareIdentifier] = await askValidator<[string, string]>('test_posRegister', '0x2');
const identifier = `0x${bareIdentifier}`; // the node returns it without 0x
// #endregion data

// #region register
await staking.deposit(Drip.fromCFX(3000)).sendTransaction({ from }).executed();
const registered = await conflux.cfx
  .sendTransaction({ from, to: posRegister.address, data })
  .executed();
// #endregion register

const titles = ['', 'total', 'unlocked', 'can vote', 'unlocking', 'unlocked'];
console.log('# #region states');
console.log(`${''.padEnd(27)}getVotes${''.padEnd(19)}pos_getAccount`);
console.log(titles.map((title, column) => title.padStart(column ? 11 : 20)).join(''));
await both('register 2, decided', [2, 0], [2, 0, 0]);

// #region more
const increased = await posRegister.increaseStake(1).sendTransaction({ from }).executed();
// #endregion more
await both('increase 1, decided', [3, 0], [3, 0, 0]);

// #region retire
const retired = await posRegister.retire(1).sendTransaction({ from }).executed();
// #endregion retire
await both('retire 1, decided', [3, 0], [2, 1, 0]);
const refused = await staking
  .withdraw(1)
  .sendTransaction({ from })
  .executed()
  .then(
    () => 'accepted',
    (error: Error) => error.message,
  );
await both('its time is over', [3, 1], [2, 0, 1]);

// #region withdraw
await staking.withdraw(Drip.fromCFX(1000)).sendTransaction({ from }).executed();
// #endregion withdraw
const staked = await conflux.cfx.getStakingBalance(from);
if (BigInt(staked) !== 2000n * 10n ** 18n) throw new Error(`${staked} drip are still staked`);

await posRegister.retire(100).sendTransaction({ from }).executed();
await both('retire 100, decided', [3, 1], [0, 2, 1]);
await both('its time is over', [3, 3], [0, 0, 3]);
await posRegister.increaseStake(1).sendTransaction({ from }).executed();
await both('increase 1, decided', [4, 3], [1, 0, 3]);
console.log('# #endregion states');

console.log('# #region events');
const print = (name: string, { gasUsed, storageCollateralized, logs }: Receipt, about = '') => {
  console.log(`${name}: ${about}${gasUsed} gas, ${storageCollateralized} units of collateral`);
  for (const { topics, data: words } of logs) {
    if (topics[1] !== identifier) throw new Error('the second topic is not the identifier');
    console.log(`  ${topics[0]}  ${words.length / 2 - 1} bytes`);
  }
};
// The gas of a registration depends on the zero bytes in its keys.
const rounded = { ...registered, gasUsed: (BigInt(registered.gasUsed) / 1000n) * 1000n };
print('register', rounded, 'about ');
print('increaseStake', increased);
print('retire', retired);
console.log('# #endregion events');

console.log('# #region withdrawal');
console.log(/"(.+)"/.exec(refused)?.[1] ?? refused);
console.log('# #endregion withdrawal');
