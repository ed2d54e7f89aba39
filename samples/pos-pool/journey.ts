// The life of a pool with two members, from registration to the last withdrawal: tsx on-own-chain.ts journey.ts
import { parseEther, type Hex } from 'viem';
import { askValidator } from '../harness/chain.ts';
import {
  accountOf,
  cfx,
  compile,
  deploy,
  expect,
  hex,
  passOnChain,
  registrationOf,
  until,
  vote,
} from './client.ts';

const operator = accountOf(process.env.CORE_KEY);
const member = accountOf(process.env.CORE_KEY_2);
const LOCK = 6; // seconds; two weeks on mainnet
const { TeachingPool } = compile('TeachingPool.sol');
const { Reward } = compile('Attacks.sol');

// #region open
const pool = await deploy(operator, TeachingPool, [10n, BigInt(LOCK)]);
const [data] = await askValidator<[Hex, string]>('test_posRegister', '0x1');
await pool.write(operator, 'register', registrationOf(data), vote); // the operator's own vote
await pool.write(member, 'join', [3n], 3n * vote);
// #endregion open

async function show(step: string): Promise<void> {
  const votes = await Promise.all(
    ['totalVotes', 'requested', 'paid', 'freeVotes'].map((name) => pool.read(name)),
  );
  console.log([step.padEnd(28), ...votes.map((number) => String(number).padStart(9))].join(' '));
}
console.log(
  ' '.repeat(28),
  ...['members', 'requested', 'paid', 'free'].map((name) => name.padStart(9)),
);
await show('after register and join');

// The node isn't elected here, so the reward is CFX that arrives in the same way: without a call.
await deploy(operator, Reward, [pool.hex], parseEther('4'));
const before = await member.balance();
const { gasFee, storageCollateralized } = await pool.write(member, 'collect', [
  hex(member.address),
]);
const collateral = (BigInt(storageCollateralized) * parseEther('1')) / 1024n;
const got = (await member.balance()) + gasFee + collateral - before;
// Of 4 CFX, the fee is 10%, and the member has three of four votes.
expect(got === parseEther('2.7'), `collected ${got}`);

await passOnChain(LOCK);
await pool.write(member, 'leave', [2n]);
await show('after leave(2)');
await until(() => pool.read('freeVotes'), 2n);
await show('when they are unlocked');
await pool.write(member, 'claim', [0n, hex(member.address)]);
await show('after claim(0)');
expect((await pool.read('freeVotes')) === 0n, 'too many votes are free');

for (const name of ['collectFees', 'collect'])
  await pool.write(operator, name, [hex(operator.address)]);
const left = (await pool.read('accounted')) - (await pool.read('fees'));
console.log(
  `\nof a reward of 4 CFX, the member collected ${cfx(got)} CFX; drip left over: ${left}`,
);
