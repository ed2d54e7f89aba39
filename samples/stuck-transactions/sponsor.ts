// Empties a gas sponsorship while transactions wait, refills it, and shows what gets them moving again.
import { keccak256, type Hex } from 'viem';
import {
  balance,
  book,
  cfx,
  core,
  deployer,
  EVERYBODY,
  expect,
  GDRIP,
  give,
  newGuestbook,
  person,
  receiptOf,
  rejection,
  sponsorGas,
  url,
  whitelist,
} from './setup.ts';

async function ask<T>(method: string, ...params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: T }).result;
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const alice = person('alice'); // has no CFX
const nonceOf = async () => Number((await core.getAccount({ address: alice.address })).nonce);

const COUNT = 1_045;
const gas = 22_000n;
const bound = gas * GDRIP; // the largest fee of one transaction
const guestbook = await newGuestbook();
await whitelist(guestbook, [EVERYBODY]);
await sponsorGas(deployer, guestbook, bound, 1_000n * bound);

const epochHeight = (await core.getStatus()).epochNumber;
const sign = (nonce: number) =>
  alice.signTransaction({
    type: 'legacy',
    chainId: 1234,
    to: guestbook,
    value: 0n,
    data: book('fail'),
    gas,
    gasPrice: GDRIP,
    storageLimit: 0n,
    epochHeight,
    nonce,
  });
const submit = (serializedTransaction: Hex) =>
  core.sendRawTransaction({ serializedTransaction }).then(() => 'accepted', rejection);
const raw: Hex[] = [];
for (let nonce = 0; nonce < COUNT; nonce++) raw.push(await sign(nonce));
for (let i = 0; i < COUNT; i += 50) await Promise.all(raw.slice(i, i + 50).map(submit));

type Pending = { firstTxStatus: 'ready' | { pending: string } | null; pendingCount: Hex };
let executed = -1;
/** Waits until alice's nonce has stopped moving for some seconds, and prints why her first transaction waits. */
async function state(situation: string, wanted: string): Promise<void> {
  for (let still = 0; still < 20; await pause(200)) {
    const nonce = await nonceOf();
    still = nonce === executed ? still + 1 : 0;
    executed = nonce;
  }
  const { firstTxStatus, pendingCount } = await ask<Pending>(
    'cfx_getAccountPendingTransactions',
    alice.address,
  );
  const status =
    firstTxStatus === null || firstTxStatus === 'ready'
      ? String(firstTxStatus)
      : firstTxStatus.pending;
  console.log(`${situation}\n  ${status}, waiting ${Number(pendingCount)}`);
  expect(status === wanted, `${situation}: ${wanted}, not ${status}`);
}

await state('the sponsorship is empty', 'notEnoughCash');
const first = executed;
await sponsorGas(deployer, guestbook, bound, 1_000n * bound);
await state('the sponsor adds CFX', 'outdatedStatus');
console.log(`the same bytes again: ${await submit(raw[first]!)}`);
console.log(`alice sends one more: ${await submit(await sign(COUNT))}`);
await state('after one more', 'outdatedStatus');
await give(alice, 1n);
await state('alice receives 1 drip', 'outdatedStatus');
expect(executed === first, 'nothing has moved');
await give(alice, bound - 1n);
await state(`alice has ${cfx(bound)} CFX, the largest fee of one transaction`, 'null');
expect((await nonceOf()) === COUNT + 1, 'all are executed');
const { gasCoveredBySponsor } = await receiptOf(keccak256(raw[first]!));
console.log(
  `gasCoveredBySponsor ${gasCoveredBySponsor}, alice still has ${cfx(await balance(alice))} CFX`,
);
expect(gasCoveredBySponsor && (await balance(alice)) === bound, 'the sponsor paid');
