// Sends 20 transactions at once from one account, loses one on the way, and recovers.
import type { Hex } from 'viem';
import {
  assert,
  ask,
  CFX,
  core,
  newAccount,
  nonceReaches,
  sign,
  stateNonce,
  submit,
} from './client.js';

const { wallet, address } = await newAccount(CFX);
const friend = (await newAccount(1n)).address;
type Payment = { to: typeof address; value: bigint };

/** Stands for the network between you and the node: the bytes of one nonce are lost, once. */
let lost: number | undefined = 7;
async function deliver(nonce: number, raw: Hex) {
  if (nonce !== lost) return submit(raw);
  lost = undefined;
  throw new Error('no response');
}

// #region manager
let next: Promise<number> | undefined;
const free: number[] = []; // nonces of rejected transactions
const kept = new Map<number, Hex>(); // signed bytes of each nonce, until it's executed

/** Returns a nonce that nobody else gets, even if many callers ask at once. */
function take(): number | Promise<number> {
  if (free.length > 0) return free.sort((a, b) => a - b).shift()!;
  const nonce = (next ??= core.getNextNonce({ address })); // asks the node only once
  next = nonce.then((n) => n + 1);
  next.catch(() => (next = undefined)); // no response: ask again next time
  return nonce;
}

async function send(payment: Payment): Promise<void> {
  const nonce = await take();
  const raw = await sign(wallet, { ...payment, nonce }).catch((error: unknown) => {
    free.push(nonce); // nothing was sent with it
    throw error;
  });
  kept.set(nonce, raw);
  const { error } = await deliver(nonce, raw); // throws without a response: the node may have the bytes
  if (!error || error === 'tx already exist') return;
  kept.delete(nonce);
  // Unless it's used up, the next transaction must use it, or all later ones wait.
  if (!/stale|same nonce/.test(error)) free.push(nonce);
  throw new Error(error);
}

/** Sends the bytes of everything again that isn't executed yet. */
async function recover(): Promise<void> {
  const executed = await stateNonce(address);
  for (const [nonce, raw] of kept) {
    if (nonce < executed) kept.delete(nonce);
    else await submit(raw); // "tx already exist" means that the node has it
  }
}
// #endregion manager

async function show(moment: string): Promise<string> {
  const { result } = await ask<{ pendingCount: string; firstTxStatus: unknown }>(
    'cfx_getAccountPendingTransactions',
    address,
  );
  const numbers = `${await stateNonce(address)} executed, ${Number(result.pendingCount)} waiting`;
  console.log(`${moment.padEnd(22)}${numbers} ${JSON.stringify(result.firstTxStatus)}`);
  return numbers;
}

// #region use
const all = Array.from({ length: 20 }, () => send({ to: friend, value: 1n }));
const results = await Promise.allSettled(all);
// #endregion use
const failed = results.filter(({ status }) => status === 'rejected').length;
console.log(
  `20 payments at once    ${results.length - failed} accepted, ${failed} without a response`,
);
await nonceReaches(address, 7);
assert(
  (await show('a while later')) === '7 executed, 12 waiting',
  'everything behind the lost nonce waits',
);
await recover();
await nonceReaches(address, 20);
assert(
  (await show('after recover()')) === '20 executed, 0 waiting',
  'the lost transaction and those behind it are executed',
);
const received = (await core.getBalance({ address: friend })) - 1n;
console.log(`the friend received    ${received} drip`);
assert(received === 20n, 'each payment was made once');

const tooMuch = await send({ to: friend, value: 2n * CFX }).catch((error: Error) => error.message);
console.log(`more than the balance  ${tooMuch?.split(',')[0]}`);
await send({ to: friend, value: 1n });
await nonceReaches(address, 21);
await recover();
assert(
  (await show('the next payment')) === '21 executed, 0 waiting' && kept.size === 0,
  'a rejected nonce is used again',
);
