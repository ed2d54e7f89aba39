// Users without CFX empty a gas sponsorship; then what the next transactions meet, and a refill.
import {
  balance,
  book,
  cfx,
  CFX,
  core,
  deployer,
  EVERYBODY,
  expect,
  GDRIP,
  give,
  newGuestbook,
  person,
  rejection,
  send,
  sponsorGas,
  sponsorInfo,
  submit,
  url,
  whitelist,
} from './setup.ts';
import { keccak256, type Hex } from 'viem';

const guestbook = await newGuestbook();
const [alice, bob] = [person('alice, anew'), person('bob, anew')];
await give(bob, CFX);
await whitelist(guestbook, [EVERYBODY]);
// #region setup
const gas = 22_000n; // of a call that reverts
const bound = gas * GDRIP; // 0.000022 CFX per transaction
await sponsorGas(deployer, guestbook, bound, 1_000n * bound);
// #endregion setup
const left = async () => cfx((await sponsorInfo(guestbook)).sponsorBalanceForGas);
console.log(`sponsored: ${await left()} CFX, upper bound ${cfx(bound)}`);

// #region drain
const data = book('fail');
const epochHeight = (await core.getStatus()).epochNumber;
const COUNT = 1_050;
const start = Number((await core.getAccount({ address: alice.address })).nonce);
const raw: Hex[] = [];
for (let nonce = 0; nonce < COUNT; nonce++)
  raw.push(
    await alice.signTransaction({
      chainId: 1234,
      to: guestbook,
      data,
      gas,
      gasPrice: GDRIP,
      storageLimit: 0n,
      value: 0n,
      nonce: start + nonce,
      epochHeight,
      type: 'legacy',
    }),
  );
for (let i = 0; i < COUNT; i += 50)
  await Promise.all(
    raw
      .slice(i, i + 50)
      .map((serializedTransaction) => core.sendRawTransaction({ serializedTransaction })),
  );
console.log(`alice, without CFX, sent ${COUNT} transactions that revert; the pool accepted all`);
// #endregion drain

/** Waits until alice's nonce has stopped moving for some seconds. */
async function settled(): Promise<number> {
  for (let last = -1, still = 0; ;) {
    const nonce = Number((await core.getAccount({ address: alice.address })).nonce) - start;
    still = nonce === last ? still + 1 : 0;
    last = nonce;
    if (still === 25) return nonce;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const ask = async (method: string, ...params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: Record<string, unknown> }).result;
};
const executed = await settled();
expect(executed > 1_000 && executed < COUNT, 'the sponsorship runs dry');
const fee = (await core.getTransactionReceipt({ hash: keccak256(raw[0]!) }))!;
console.log(
  `executed ${executed}, each ${fee.outcomeStatus}, gasCoveredBySponsor ${fee.gasCoveredBySponsor}, fee ${cfx(fee.gasFee)}`,
);
console.log(`left in the sponsorship: ${await left()} CFX, less than one fee limit`);
const pending = await ask('cfx_getAccountPendingTransactions', alice.address);
console.log(
  `alice's others: pending ${Number(pending.pendingCount)}, first ${JSON.stringify(pending.firstTxStatus)}`,
);

console.log('-- new transactions now');
await submit(person('erin'), { to: guestbook, data, gas }).then(
  () => expect(false, 'rejected'),
  (error) => console.log(`erin, no CFX: ${rejection(error)}`),
);
const before = await balance(bob);
const receipt = await send(bob, { to: guestbook, data, gas });
console.log(
  `bob, has CFX: gasCoveredBySponsor ${receipt.gasCoveredBySponsor}, bob −${cfx(before - (await balance(bob)))}`,
);

console.log('-- the sponsor adds 1,000 × the bound');
await sponsorGas(deployer, guestbook, bound, 1_000n * bound);
const later = await settled();
expect(later === executed, 'a refill alone does not move them');
console.log(
  `executed ${later}: alice's waiting transactions ${later === COUNT ? 'went through' : 'still wait'}`,
);
