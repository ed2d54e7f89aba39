// Replaces and cancels waiting transactions, and finds the price that the pool asks for.
import { setTimeout as pause } from 'node:timers/promises';
import {
  assert,
  ask,
  CFX,
  GDRIP,
  newAccount,
  receiptOf,
  sign,
  stateNonce,
  submit,
} from './client.js';

const mark = (text: string) => console.log(`# #${text}`);
const { wallet } = await newAccount(CFX);
const friend = (await newAccount(0n)).address;
const report = (label: string, error: string | undefined) =>
  console.log(`${label.padEnd(46)}${error ?? 'accepted'}`);

mark('region price');
// Nonce 0 is missing, so that these transactions wait.
const waiting = { nonce: 1, maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };
const tries = [
  { label: 'maximum 2, priority 0.1', change: {}, accepted: true },
  {
    label: 'the same maximum, priority 2',
    change: { maxPriorityFeePerGas: 2n * GDRIP },
    accepted: false,
  },
  {
    label: 'maximum 1 drip below 2.04',
    change: { maxFeePerGas: (204n * GDRIP) / 100n - 1n },
    accepted: false,
  },
  { label: 'maximum 2.04', change: { maxFeePerGas: (204n * GDRIP) / 100n }, accepted: true },
  {
    label: 'maximum 1, epochHeight over 100,000 ahead',
    change: { maxFeePerGas: GDRIP, epochHeight: 200_000n },
    accepted: true,
  },
];
for (const { label, change, accepted } of tries) {
  const { error } = await submit(await sign(wallet, { ...waiting, ...change }));
  report(label, error);
  assert((error === undefined) === accepted, `${label} is ${accepted ? 'accepted' : 'rejected'}`);
}
mark('endregion price');

mark('region cancel');
const other = await newAccount(CFX);
const low = { maxFeePerGas: (9n * GDRIP) / 10n, maxPriorityFeePerGas: 0n }; // below the base fee: it waits
const payment = await submit(
  await sign(other.wallet, { nonce: 0, to: friend, value: CFX / 2n, ...low }),
);
report('pays half a CFX, below the base fee', payment.error);
// #region cancel
const cancellation = await sign(other.wallet, {
  nonce: 0, // that of the payment
  to: other.address,
  value: 0n,
  maxFeePerGas: 3n * GDRIP, // at least 2% more, and above the base fee
  maxPriorityFeePerGas: GDRIP / 10n,
});
const { hash, error } = await submit(cancellation);
// #endregion cancel
report('pays nothing to its sender', error);
const { outcomeStatus, gasFee } = await receiptOf(hash);
const { result: lost } = await ask<unknown>('cfx_getTransactionByHash', payment.hash);
const { result: balance } = await ask<string>('cfx_getBalance', friend);
console.log(`cancellation: ${outcomeStatus}, fee ${Number(gasFee) / 1e9} Gdrip`);
console.log(
  `payment: ${lost === null ? 'no longer in the node' : 'still there'}, the receiver got ${BigInt(balance)}`,
);
assert(
  outcomeStatus === 'success' && (await stateNonce(other.address)) === 1,
  'the cancellation uses the nonce',
);
assert(lost === null && BigInt(balance) === 0n, 'the payment is gone');
const again = await submit(
  await sign(other.wallet, { nonce: 0, to: friend, value: CFX / 2n, maxFeePerGas: 9n * GDRIP }),
);
report('the payment again, at a higher price', again.error);
assert(again.error?.includes('too stale nonce') === true, 'the nonce is used up');
mark('endregion cancel');

mark('region packed');
const third = await newAccount(CFX);
const { hash: packed } = await submit(await sign(third.wallet, { nonce: 0 }));
const poolInfo = async () =>
  (await ask<{ packed: boolean }>('txpool_txWithPoolInfo', packed)).result;
while (!(await poolInfo()).packed) await pause(5);
console.log(`packed, nonce in the state ${await stateNonce(third.address)}`);
report(
  'a replacement at three times the price',
  (await submit(await sign(third.wallet, { nonce: 0, maxFeePerGas: 6n * GDRIP }))).error,
);
mark('endregion packed');
