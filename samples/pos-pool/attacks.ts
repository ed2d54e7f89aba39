// Attacks the pool, and shows that two of them work once their defence is removed: tsx on-own-chain.ts attacks.ts
import { encodeFunctionData, parseAbi, parseEther, zeroAddress, type Hex } from 'viem';
import { ask, askValidator } from '../harness/chain.ts';
import {
  accountOf,
  base32,
  compile,
  deploy,
  expect,
  hex,
  passOnChain,
  posRegister,
  reasonOf,
  registrationOf,
  until,
  vote,
  type Contract,
} from './client.ts';

const operator = accountOf(process.env.CORE_KEY);
const thief = accountOf(process.env.CORE_KEY_2);
const own = hex(thief.address);
const LOCK = 10;
const { TeachingPool } = compile('TeachingPool.sol');
const attacks = compile('Attacks.sol');
const balanceOf = ({ address }: Contract) => ask<string>('cfx_getBalance', address).then(BigInt);
const report = (attack: string, result: string) => console.log(`${attack.padEnd(51)} ${result}`);
const rewardOf = (pool: Contract, drip: bigint) =>
  deploy(operator, attacks['Reward'], [pool.hex], drip);

async function open(contract = TeachingPool, url?: string): Promise<Contract> {
  const pool = await deploy(operator, contract, [10n, BigInt(LOCK)]);
  if (url) process.env.VALIDATOR_RPC = url;
  const [data] = await askValidator<[Hex, string]>('test_posRegister', '0x1');
  await pool.write(operator, 'register', registrationOf(data), vote);
  return pool;
}

// #region register
console.log('Registration');
const early = await deploy(operator, TeachingPool, [10n, BigInt(LOCK)]);
const [data] = await askValidator<[Hex, string]>('test_posRegister', '0x1');
report(
  'join before the pool is registered',
  await reasonOf(early.write(thief, 'join', [1n], vote)),
);
report(
  'register the pool as somebody else',
  await reasonOf(early.write(thief, 'register', registrationOf(data), vote)),
);
const staking = base32('0x0888000000000000000000000000000000000002');
await thief.send({
  to: staking,
  data: encodeFunctionData({ abi: parseAbi(['function deposit(uint256)']), args: [vote] }),
});
await thief.send({ to: posRegister.address, data });
report(
  'register the keys first, for oneself',
  await reasonOf(early.write(operator, 'register', registrationOf(data), vote)),
);
const pool = await open(TeachingPool, process.env.VALIDATOR_RPC_2);
report(
  'register a second time',
  await reasonOf(pool.write(operator, 'register', registrationOf(data), vote)),
);
// #endregion register

console.log('\nAdmin');
const adminControl = base32('0x0888000000000000000000000000000000000000');
await rewardOf(pool, parseEther('1'));
const had = await balanceOf(pool);
await operator.send({
  to: adminControl,
  data: encodeFunctionData({ abi: parseAbi(['function destroy(address)']), args: [pool.hex] }),
});
expect((await balanceOf(pool)) === had && had === parseEther('1'), 'destroy took CFX');
expect(
  /^0x0+$/.test(hex(await ask<string>('cfx_getAdmin', pool.address))),
  'the pool has an admin',
);
report('take the balance with destroy', 'nothing moved; no admin');

// #region lock
console.log('\nThe lock');
await pool.write(thief, 'join', [2n], 2n * vote);
report('leave at once', await reasonOf(pool.write(thief, 'leave', [1n])));
await passOnChain(LOCK);
report('leave with more votes than joined', await reasonOf(pool.write(thief, 'leave', [3n])));
await pool.write(thief, 'leave', [1n]);
report(
  'claim before the chain has unlocked',
  await reasonOf(pool.write(thief, 'claim', [0n, own])),
);
await until(() => pool.read('freeVotes'), 1n);
report(
  "claim another member's request",
  await reasonOf(pool.write(operator, 'claim', [0n, hex(operator.address)])),
);
report(
  'restake a vote that a member waits for',
  await reasonOf(pool.write(operator, 'restake', [1n])),
);
report('claim for address 0', await reasonOf(pool.write(thief, 'claim', [0n, zeroAddress])));
await pool.write(thief, 'claim', [0n, own]);
report('claim a second time', await reasonOf(pool.write(thief, 'claim', [0n, own])));
// #endregion lock

// #region rounding
console.log('\nRewards');
for (const drip of [1n, 7n, 999_999_999_999n, 333_333_333_333_333_333n]) {
  await rewardOf(pool, drip);
  await pool.write(thief, 'collect', [own]);
  await pool.write(thief, 'collect', [own]); // a second time, in case rounding pays twice
}
expect(
  (await pool.read('accounted')) === (await balanceOf(pool)),
  'the ledger and the balance differ',
);
for (const name of ['collect', 'collectFees'])
  report(`${name} for address 0`, await reasonOf(pool.write(operator, name, [zeroAddress])));
for (const name of ['collect', 'collectFees'])
  await pool.write(operator, name, [hex(operator.address)]);
const rest = await balanceOf(pool);
expect(rest < 10n, `${rest} drip are left`);
report(
  'collect twice after each of four odd rewards',
  `no more than arrived; drip left over: ${rest}`,
);
report(
  'pay a drip less than 2,000 CFX for two votes',
  await reasonOf(pool.write(thief, 'join', [2n], 2n * vote - 1n)),
);
// #endregion rounding

// #region reenter
/** Two contracts join, leave, and call the pool again from each payment; returns the CFX that they have in the end. */
async function reenter(target: Contract): Promise<bigint[]> {
  const same = await deploy(thief, attacks['Reentrant'], [target.hex]);
  const across = await deploy(thief, attacks['Reentrant'], [target.hex]);
  for (const attacker of [same, across]) await attacker.write(thief, 'join', [1n], vote);
  await passOnChain(LOCK);
  await rewardOf(target, parseEther('0.8'));
  for (const attacker of [same, across]) await attacker.write(thief, 'leave', [1n]);
  await until(() => target.read('freeVotes'), 2n);
  await same.write(thief, 'claim', [false]); // calls claim again
  await same.write(thief, 'collect', [false]); // calls collect again
  if ((await target.read('freeVotes')) > 0n) await across.write(thief, 'claim', [true]); // calls collect
  expect((await same.read('tries')) === 2n, 'the pool was not called again');
  return Promise.all([balanceOf(same), balanceOf(across)]);
}

console.log('\nReentrancy');
const due =
  vote +
  (parseEther('0.8') * 9n) / 10n / (await pool.read('totalVotes').then((votes) => votes + 2n));
const got = await reenter(pool);
expect(
  got.every((drip) => drip === due),
  `${got.join(' ')} instead of ${due}`,
);
report('call claim again from claim, collect from collect', 'paid what was due, once');
report('call collect from claim', 'paid what was due, once');
const refuser = await deploy(thief, attacks['Refuser'], [pool.hex]);
await refuser.write(thief, 'join', [1n], vote);
await passOnChain(LOCK);
await refuser.write(thief, 'leave', [1n]);
await pool.write(operator, 'leave', [1n]);
await until(() => pool.read('freeVotes'), 2n);
report(
  'ask for a vote and refuse the payment',
  await reasonOf(refuser.write(thief, 'claim', [3n, refuser.hex])),
);
await pool.write(operator, 'claim', [4n, hex(operator.address)]);
report('the next one in the line', 'is paid');
const elsewhere: Hex = `0x1${'5'.repeat(39)}`;
await refuser.write(thief, 'claim', [3n, elsewhere]);
expect(
  BigInt(await ask<string>('cfx_getBalance', base32(elsewhere))) === vote,
  'the vote was not paid',
);
report('the refused request, with another receiver', 'is paid');
// #endregion reenter

// #region weak
console.log('\nThe same pool with two changes');
const { TeachingPool: Weak } = compile(
  'TeachingPool.sol',
  ['require(block.timestamp >= member.lockedUntil, "still locked");', ''],
  ['    request.votes = 0;\n', ''],
  ['    send(to, votes * VOTE);\n', '    send(to, votes * VOTE);\n    request.votes = 0;\n'],
);
const weak = await open(Weak, process.env.VALIDATOR_RPC_3);
await weak.write(thief, 'join', [1n], vote);
await weak.write(thief, 'leave', [1n]);
report('leave at once, without the check of the lock', 'accepted');
await until(() => weak.read('freeVotes'), 1n);
await weak.write(thief, 'claim', [0n, own]);
const [stolen = 0n] = await reenter(weak);
expect(stolen > 2n * vote, `${stolen}`);
report('claim again, if the request is marked after paying', `paid ${stolen / vote} times`);
// #endregion weak
