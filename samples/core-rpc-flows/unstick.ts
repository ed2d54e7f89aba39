// Makes a payment wait for three reasons, asks the pool why, and fixes each; then sends two payments that the balance can't cover together.
import { ask, core, receiver, sender, until } from './client.js';

const GDRIP = 10n ** 9n;
const CFX = 10n ** 18n;
const from = sender.address;

type Pending = { firstTxStatus: unknown; pendingCount: string };

/** Signs a payment, sends it to the pool and returns its hash. */
async function pay(
  nonce: number,
  { gasPrice = GDRIP, value = CFX, epochHeight = 0n } = {},
): Promise<string> {
  const raw = await sender.signTransaction({
    type: 'legacy',
    chainId: 1234,
    nonce,
    epochHeight,
    to: receiver.address,
    value,
    gas: 21_000n,
    storageLimit: 0n,
    gasPrice,
  });
  const { result, error } = await ask<string>('cfx_sendRawTransaction', raw);
  console.log(`nonce ${nonce}: ${error ? error.data : 'taken into the pool'}`);
  return result;
}

// #region diagnose
/** Prints why the account's first waiting transaction isn't packed. */
async function diagnose(): Promise<void> {
  const { result: executed } = await ask<string>('cfx_getNextNonce', from);
  const { result: next } = await ask<string>('txpool_nextNonce', from);
  const { result: pending } = await ask<Pending>('cfx_getAccountPendingTransactions', from);
  const waiting = Number(pending.pendingCount);
  console.log(
    `  state ${Number(executed)}, next ${Number(next)}, waiting ${waiting}, first ${JSON.stringify(pending.firstTxStatus)}`,
  );
}
// #endregion diagnose

/** Resolves once the latest state has this nonce. */
const nonceReaches = (nonce: number) =>
  until(async () =>
    Number((await ask<string>('cfx_getNextNonce', from)).result) >= nonce ? true : undefined,
  );

console.log('== a gap between the nonces');
await pay(1);
await diagnose();
await pay(0);
await nonceReaches(2);
await diagnose();

console.log('== a price below the base fee');
await pay(2, { gasPrice: GDRIP / 10n });
await diagnose();
await pay(2, { gasPrice: GDRIP / 10n + 1n });
await pay(2, { gasPrice: 2n * GDRIP });
await nonceReaches(3);
await diagnose();

console.log('== an epochHeight more than 100,000 ahead');
await pay(3, { epochHeight: 200_000n });
await diagnose();
await pay(3, { gasPrice: (GDRIP * 102n) / 100n });
await nonceReaches(4);
await diagnose();

console.log('== two payments that the balance covers one by one only');
const balance = await core.getBalance({ address: from });
const second = await pay(5, { value: balance - CFX });
await pay(4, { value: 2n * CFX });
await nonceReaches(6);
const { outcomeStatus, txExecErrorMsg, gasFee } = await core.getTransactionReceipt({
  hash: second as `0x${string}`,
});
console.log(`  nonce 5: ${outcomeStatus}, ${txExecErrorMsg}, fee ${gasFee} drip`);
