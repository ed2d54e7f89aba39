// Provokes each error of PoSRegister, and checks what is accepted: tsx on-own-chain.ts errors.ts
import { Drip } from 'js-conflux-sdk';
import { decodeFunctionData, encodeFunctionData, parseAbi, type Hex } from 'viem';
import { ask, askValidator } from '../harness/chain.ts';
import { accountOf, conflux, posRegister, posVotesOf, staking, until, votesOf } from './client.ts';

const from = accountOf(process.env.CORE_KEY);
const other = accountOf(process.env.CORE_KEY_2);

const sendToRegister = (sender: string, data: string) =>
  conflux.cfx.sendTransaction({ from: sender, to: posRegister.address, data }).executed();

const ABI = parseAbi(['function register(bytes32, uint64, bytes, bytes, bytes[2])']);
type Registration = readonly [Hex, bigint, Hex, Hex, readonly [Hex, Hex]];
const decode = (data: Hex) => decodeFunctionData({ abi: ABI, data }).args as Registration;
const encode = (args: Registration) =>
  encodeFunctionData({ abi: ABI, functionName: 'register', args });
const registrationOf = async (...params: unknown[]) =>
  (await askValidator<[Hex, string]>('test_posRegister', ...params))[0];

/** What a call leads to: the text inside the node's error, or "accepted". */
async function outcome(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    const { message } = error as Error;
    return /InternalContract\("(.+)"\)/.exec(message)?.[1] ?? message;
  }
}
async function expect(title: string, call: PromiseLike<unknown>, text: string): Promise<void> {
  const found = await outcome(call);
  if (found !== text) throw new Error(`${title}: ${found}`);
  console.log(`${title.padEnd(44)} ${found}`);
}

const good = await registrationOf('0x1');
const [identifier, votes, blsKey, vrfKey, proof] = decode(good);
const second = (await (async () => {
  process.env.VALIDATOR_RPC = process.env.VALIDATOR_RPC_2;
  return registrationOf('0x1');
})()) as Hex;
const [secondIdentifier, , , , secondProof] = decode(second);
const register = (...args: Registration) => sendToRegister(from, encode(args));

console.log('# #region errors');
await expect(
  'register 0 votes',
  register(identifier, 0n, blsKey, vrfKey, proof),
  'vote_power should be none zero',
);
await expect('no stake', sendToRegister(from, good), 'Not enough staking balance');
await expect(
  'stake on another account',
  (async () => {
    await staking.deposit(Drip.fromCFX(2000)).sendTransaction({ from: other }).executed();
    return sendToRegister(from, good);
  })(),
  'Not enough staking balance',
);
await staking.deposit(Drip.fromCFX(2000)).sendTransaction({ from }).executed();
await expect(
  'proof of another key',
  register(identifier, votes, blsKey, vrfKey, secondProof),
  'Can not verify bls pubkey',
);
await expect(
  'data of version 0',
  sendToRegister(from, await registrationOf('0x1', 0)),
  'Can not verify bls pubkey',
);
await expect(
  'another identifier',
  register(secondIdentifier, votes, blsKey, vrfKey, proof),
  'Inconsistent identifier',
);
console.log(
  `${'broken key'.padEnd(44)} ${await outcome(register(identifier, votes, '0x12', vrfKey, proof))}`,
);
await expect(
  'increase without registration',
  posRegister.increaseStake(1).sendTransaction({ from }).executed(),
  'The sender has not register a PoS identifier',
);
await expect(
  'retire without registration',
  posRegister.retire(1).sendTransaction({ from }).executed(),
  'The sender has not register a PoS identifier',
);

await sendToRegister(from, good);
await expect('register again', sendToRegister(from, good), 'can not change identifier');
await expect(
  'register new keys while votes exist',
  sendToRegister(from, second),
  'can not change identifier',
);
await expect(
  'register used keys from another account',
  sendToRegister(other, good),
  'identifier has already been registered',
);
await expect(
  'increase by 0',
  posRegister.increaseStake(0).sendTransaction({ from }).executed(),
  'vote_power should be none zero',
);
await expect(
  'increase above the stake',
  posRegister.increaseStake(2).sendTransaction({ from }).executed(),
  'Not enough staking balance',
);
await expect(
  'withdraw stake behind a vote',
  staking.withdraw(Drip.fromCFX(1001)).sendTransaction({ from }).executed(),
  'not enough unlocked staking balance to withdraw',
);
await expect(
  'withdraw the rest',
  staking.withdraw(Drip.fromCFX(1000)).sendTransaction({ from }).executed(),
  'accepted',
);
await expect(
  'retire 0 votes',
  posRegister.retire(0).sendTransaction({ from }).executed(),
  'accepted',
);
await expect(
  'retire more than there are',
  posRegister.retire(100).sendTransaction({ from }).executed(),
  'accepted',
);
await expect(
  'retire once more',
  posRegister.retire(1).sendTransaction({ from }).executed(),
  'accepted',
);
await until(() => votesOf(identifier), 1, 1);
await until(() => posVotesOf(identifier), 0, 0, 1);
await expect(
  'retire when all votes are unlocked',
  posRegister.retire(1).sendTransaction({ from }).executed(),
  'The PoS account is fully unlocked',
);
await expect(
  'register old keys once more',
  sendToRegister(from, good),
  'identifier has already been registered',
);
await expect('register new keys', sendToRegister(from, second), 'accepted');
console.log('# #endregion errors');

// The old keys stay with the address, but the address has the new ones.
const current = (await posRegister.addressToIdentifier(from)) as Buffer; // js-conflux-sdk returns bytes32 as a Buffer
if (`0x${current.toString('hex')}` !== secondIdentifier) throw new Error('not the new keys');
const owners = await Promise.all(
  [identifier, secondIdentifier].map((id) => posRegister.identifierToAddress(id)),
);
if (!owners[0] || owners[0] !== owners[1])
  throw new Error('the old keys belong to another address');
if (String(await votesOf(identifier)) !== '1,1') throw new Error('the old keys have votes');

console.log('# #region vote-lock');
// The stake behind the vote is locked for governance as well.
const farAway = 1_000_000_000;
await expect(
  'vote-lock the stake behind a vote',
  staking.voteLock(Drip.fromCFX(1000), farAway).sendTransaction({ from }).executed(),
  'accepted',
);
await staking.voteLock(Drip.fromCFX(1000), farAway).sendTransaction({ from: other }).executed();
await expect(
  'withdraw stake that is vote-locked',
  staking.withdraw(Drip.fromCFX(1001)).sendTransaction({ from: other }).executed(),
  'not enough withdrawable staking balance to withdraw',
);
console.log('# #endregion vote-lock');

console.log('# #region failed');
const gas = 6_000_000;
const failed = posRegister.retire(1).sendTransaction({ from: other, gas, storageLimit: 0 });
await outcome(failed.executed());
const { txExecErrorMsg, gasUsed } = await ask<{ txExecErrorMsg: string; gasUsed: string }>(
  'cfx_getTransactionReceipt',
  await failed,
);
console.log(`${Number(gasUsed)} gas: ${txExecErrorMsg}`);
console.log('# #endregion failed');
